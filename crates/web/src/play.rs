//! What a person does at the table: the sentence, the choices, the confirmation, the hint, the curtain.

mod curtain;
mod hint;
mod panel;
mod position;
mod prompt;
mod standing;
mod ticker;
mod warnings;

pub(crate) use curtain::Curtain;
pub(crate) use hint::Hint;
pub(crate) use panel::Panel;
pub(crate) use position::Position;
pub(crate) use prompt::Prompt;
pub(crate) use standing::Standing;
pub(crate) use ticker::Ticker;
pub(crate) use warnings::Warnings;
