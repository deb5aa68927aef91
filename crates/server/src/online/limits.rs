//! How often somebody may ask for something: buckets that fill up again.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use online::Reason;

/// Who is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Whom {
    Address(IpAddr),
    Person(String),
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f32,
    at: Instant,
}

/// Buckets for everybody who was here lately.
#[derive(Debug)]
pub(crate) struct Rates {
    /// So many a second; three seconds' worth may come at once. 0 is no limit.
    rate: f32,
    buckets: Mutex<HashMap<Whom, Bucket>>,
}

/// When so many are known, those that are full again are forgotten.
const MANY: usize = 10_000;
const BURST: f32 = 3.0;

impl Rates {
    pub(crate) fn new(rate: u32) -> Rates {
        Rates { rate: rate as f32, buckets: Mutex::default() }
    }

    /// Takes one from somebody's bucket.
    ///
    /// # Errors
    /// It is empty.
    pub(crate) fn take(&self, whom: Whom, now: Instant) -> Result<(), Reason> {
        if self.rate == 0.0 {
            return Ok(());
        }
        let full = self.rate * BURST;
        let filled =
            |bucket: &Bucket| (bucket.left + now.duration_since(bucket.at).as_secs_f32() * self.rate).min(full);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| filled(bucket) < full);
        }
        let bucket = buckets.entry(whom).or_insert(Bucket { left: full, at: now });
        *bucket = Bucket { left: filled(bucket), at: now };
        if bucket.left < 1.0 {
            return Err(Reason::TooFast { seconds: 1 });
        }
        bucket.left -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let (rates, start) = (Rates::new(10), Instant::now());
        let whom = || Whom::Person("a".to_owned());
        for _ in 0..30 {
            assert_eq!(rates.take(whom(), start), Ok(()));
        }
        assert!(matches!(rates.take(whom(), start), Err(Reason::TooFast { .. })));
        assert_eq!(rates.take(Whom::Person("b".to_owned()), start), Ok(()), "others have their own");
        assert_eq!(rates.take(whom(), start + Duration::from_millis(150)), Ok(()));
        assert!(rates.take(whom(), start + Duration::from_millis(150)).is_err());
        let free = Rates::new(0);
        assert!((0..1000).all(|_| free.take(whom(), start).is_ok()));
    }
}
