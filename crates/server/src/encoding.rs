//! Which form of a file a client can read, and wants most.

/// How a file is made smaller.
#[allow(dead_code, reason = "the files of a build for tests are not made smaller")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
}

impl Encoding {
    /// Its name in headers.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// What the names of such files end in.
    pub(crate) const fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gz",
        }
    }
}

/// How much a client wants each encoding, in thousandths; 0 is a refusal (RFC 9110, 12.5.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wishes {
    brotli: Option<u16>,
    gzip: Option<u16>,
    identity: Option<u16>,
    any: Option<u16>,
}

impl Wishes {
    /// Reads the header `Accept-Encoding`. What cannot be read counts as a refusal.
    pub(crate) fn read(header: &str) -> Wishes {
        let mut wishes = Wishes::default();
        for part in header.split(',') {
            let (name, weight) = part.split_once(';').unwrap_or((part, "q=1"));
            let wish = match name.trim() {
                name if name.eq_ignore_ascii_case("br") => &mut wishes.brotli,
                name if name.eq_ignore_ascii_case("gzip") => &mut wishes.gzip,
                name if name.eq_ignore_ascii_case("identity") => &mut wishes.identity,
                "*" => &mut wishes.any,
                _ => continue,
            };
            *wish = Some(thousandths(weight).unwrap_or(0));
        }
        wishes
    }

    /// How much the client wants this encoding.
    pub(crate) fn of(self, encoding: Encoding) -> u16 {
        let named = match encoding {
            Encoding::Brotli => self.brotli,
            Encoding::Gzip => self.gzip,
        };
        named.or(self.any).unwrap_or(0)
    }

    /// Whether the client takes the file as it is, and how much it asked for that. Unless it refuses, it does.
    pub(crate) fn of_plain(self) -> Option<u16> {
        match self.identity.or(self.any) {
            Some(0) => None,
            wish => Some(self.identity.and(wish).unwrap_or(0)),
        }
    }
}

/// `q=0.25` in thousandths.
fn thousandths(weight: &str) -> Option<u16> {
    let (name, number) = weight.trim().split_once('=')?;
    let number: f32 = number.trim().parse().ok()?;
    let sound = name.trim().eq_ignore_ascii_case("q") && (0.0..=1.0).contains(&number);
    sound.then_some((number * 1000.0) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(header: &str) -> (u16, u16, Option<u16>) {
        let wishes = Wishes::read(header);
        (wishes.of(Encoding::Brotli), wishes.of(Encoding::Gzip), wishes.of_plain())
    }

    #[test]
    fn weights_are_read_and_a_nought_refuses() {
        assert_eq!(wish(""), (0, 0, Some(0)));
        assert_eq!(wish("gzip, deflate, br, zstd"), (1000, 1000, Some(0)));
        assert_eq!(wish("br;q=0, gzip"), (0, 1000, Some(0)));
        assert_eq!(wish("BR ; q=0.25 ,gzip;Q=0.5"), (250, 500, Some(0)));
        assert_eq!(wish("*"), (1000, 1000, Some(0)));
        assert_eq!(wish("*;q=0.3, br;q=0"), (0, 300, Some(0)));
        assert_eq!(wish("identity"), (0, 0, Some(1000)));
        assert_eq!(wish("identity;q=0.5, *;q=0"), (0, 0, Some(500)));
        assert_eq!(wish("*;q=0"), (0, 0, None));
        assert_eq!(wish("br, identity;q=0"), (1000, 0, None));
    }

    #[test]
    fn what_cannot_be_read_refuses() {
        for header in ["br;q=", "br;q=2", "br;q=-1", "br;q=nan", "br;quality=1", "br;", "brotli"] {
            assert_eq!(wish(header).0, 0, "{header}");
        }
    }
}
