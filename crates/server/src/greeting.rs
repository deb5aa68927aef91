//! What is said in the terminal when the server begins.

use std::io::Write;
use std::net::SocketAddr;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// What a phone cannot do with a page that came over plain HTTP, and the way out.
const PLAIN: &str = "\
Over plain HTTP everything can be played, and games are kept. What browsers give to HTTPS alone is missing there: installing
the page, playing offline, copying a link. To have it, write the page with `thirteen page FOLDER` and put the folder on any
web host with HTTPS, or let a server with a certificate pass requests on to this one.
";

/// Says where the page is. `others` are the addresses under which other machines find it, the likeliest first.
pub(crate) fn greeting(here: SocketAddr, others: &[SocketAddr]) -> String {
    let mut words = format!("Thirteen is at http://{here}/ (stop it with Ctrl-C)\n");
    if let [first, ..] = others {
        words += "\nFrom a phone or another computer in this network:\n";
        words.extend(others.iter().map(|address| format!("  http://{address}/\n")));
        words += &code(&format!("http://{first}/"));
        words += PLAIN;
    }
    words
}

/// A text as a QR code, light on dark, as terminals mostly are. A phone reads either.
fn code(text: &str) -> String {
    let code = QrCode::new(text).expect("an address is far shorter than a QR code can be");
    let drawn = code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build();
    format!("\n{drawn}\n\n")
}

/// Prints; nobody listening is no reason to stop.
pub(crate) fn tell(mut to: impl Write, words: &str) {
    let _ = to.write_all(words.as_bytes()).and_then(|()| to.flush());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_for_this_machine_alone_is_one_line() {
        let words = greeting("127.0.0.1:1962".parse().unwrap(), &[]);
        assert_eq!(words, "Thirteen is at http://127.0.0.1:1962/ (stop it with Ctrl-C)\n");
    }

    #[test]
    fn a_phone_gets_addresses_a_code_and_the_truth_about_http() {
        let others = ["192.168.1.5:1962".parse().unwrap(), "[2001:db8::5]:1962".parse().unwrap()];
        let words = greeting("127.0.0.1:1962".parse().unwrap(), &others);
        assert!(words.contains("  http://192.168.1.5:1962/\n  http://[2001:db8::5]:1962/\n"));
        let drawn = words.lines().filter(|line| line.contains(['█', '▀', '▄'])).count();
        // 25 modules and a quiet zone of 4 on each side, two in a line.
        assert_eq!(drawn, 33_usize.div_ceil(2), "{words}");
        assert!(words.contains("HTTPS") && words.contains("thirteen page"));
    }
}
