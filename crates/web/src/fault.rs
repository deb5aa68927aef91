//! What is wrong with a record, in the language of the page.

use client::Refused;
use client::link::LinkError;
use kernel::Refusal;
use table::{Fault, RecordError, SeriesError};

use crate::settings::{language, texts, tr_with};
use crate::store::{Spoilt, Unkept};

/// Why a game cannot be read.
pub(crate) fn spoilt(why: &Spoilt) -> String {
    match why {
        Spoilt::Record(why) => told(why),
        Spoilt::Link(why) => link(why),
    }
}

/// Why a link leads nowhere.
pub(crate) fn link(why: &LinkError) -> String {
    match why {
        LinkError::Foreign => texts().get("link-foreign"),
        LinkError::Damaged => texts().get("link-damaged"),
        LinkError::Version(_) => texts().get("link-version"),
        LinkError::Other(_) => texts().get("link-other"),
        LinkError::Record(why) => told(why),
    }
}

/// Why something was not kept.
pub(crate) fn unkept(why: Unkept) -> String {
    texts().get(match why {
        Unkept::Off => "store-off",
        Unkept::Full => "store-full",
    })
}

/// The line that is wrong, and why.
pub(crate) fn told(error: &RecordError) -> String {
    tr_with("fault-line", &[("line", error.line.into()), ("fault", fault(&error.fault).into())])
}

fn fault(fault: &Fault) -> String {
    match fault {
        Fault::NotARecord => texts().get("fault-not-a-record"),
        Fault::Version(version) => tr_with("fault-version", &[("version", version.as_str().into())]),
        Fault::Header(name) => tr_with("fault-header", &[("name", (*name).into())]),
        Fault::OtherGame { found, .. } | Fault::UnknownGame(found) => {
            tr_with("import-other-game", &[("game", found.as_str().into())])
        }
        Fault::Unreadable { text, .. } => tr_with("fault-unreadable", &[("text", text.as_str().into())]),
        Fault::Refused { text, why } => {
            tr_with("fault-refused", &[("text", text.as_str().into()), ("why", refusal(*why).into())])
        }
        Fault::CutOff(count) => tr_with("fault-cut-off", &[("count", (*count).into())]),
        Fault::Count { said, found } => {
            tr_with("fault-count", &[("said", said.as_str().into()), ("found", (*found).into())])
        }
        Fault::AfterEnd => texts().get("fault-after-end"),
        Fault::Enclosed(_) => texts().get("fault-enclosed"),
        Fault::Games { said, found } => {
            tr_with("fault-games", &[("said", said.as_str().into()), ("found", (*found).into())])
        }
        Fault::NoGames => texts().get("fault-no-games"),
        Fault::Series(SeriesError::OtherRules { .. }) => texts().get("fault-series-rules"),
        Fault::Series(_) => texts().get("fault-series"),
        Fault::TooLong => texts().get("fault-too-long"),
    }
}

/// Why an order was not carried out.
pub(crate) fn refused(why: Refused) -> String {
    match why {
        Refused::Rules(why) => refusal(why),
        Refused::TakeBack(_) => texts().get("refused-take-back"),
        Refused::Stale { .. } | Refused::NotYourSeat | Refused::NoNextGame => texts().get("refused-stale"),
    }
}

/// Why the rules do not take a choice.
fn refusal(why: Refusal) -> String {
    let of_side = |key, side| text::Voice::neutral(language()).of(key, side, &[]);
    match why {
        Refusal::Over => texts().get("refused-over"),
        Refusal::NotYourTurn(side) => of_side("refused-turn", side),
        Refusal::ChanceFirst => texts().get("refused-deal"),
        Refusal::PlayerFirst(side) => of_side("refused-choose", side),
        Refusal::Illegal => texts().get("refused-illegal"),
    }
}
