//! What somebody types while they are asked, and what comes of it.

use std::io::{self, BufRead, Write};
use std::path::Path;

use client::{Ask, Computer, Draft, Host, Refused, Saved};
use kernel::{Dealer, Side};
use table::UndoRefusal;

use super::Match;
use crate::choices::Choices;
use crate::lay_out::warned;
use crate::typed::{Typed, Unclear, read};
use crate::{Drawn, Pile, WholeFile, flow, printable};

/// What an answer leads to.
pub(super) enum After {
    /// The same question again.
    Asked,
    /// The game has changed.
    Played,
    /// The person leaves.
    Left,
}

impl<G: Drawn, D: Dealer, C: Computer<G>, I: BufRead, O: Write> Match<G, D, C, I, O> {
    /// Reads one line and does what it asks for.
    pub(super) fn ask(&mut self, side: Side, choices: &Choices<G>) -> io::Result<After> {
        let name = self.texts().side(side);
        write!(self.output, "{}> ", self.screen().paint(side.into(), &name))?;
        self.output.flush()?;
        let Some(line) = self.read_line()? else { return Ok(After::Left) };
        match read(&line, &choices.actions()) {
            Ok(typed) => self.answer(typed, side, choices),
            Err(unclear) => self.puzzled(line.trim(), unclear).map(|()| After::Asked),
        }
    }

    fn answer(&mut self, typed: Typed<G::Action>, side: Side, choices: &Choices<G>) -> io::Result<After> {
        match typed {
            Typed::Choice(action) => return self.play(action).map(|()| After::Played),
            Typed::Undo => return self.undo(side),
            Typed::Resign => return self.resign(),
            Typed::Quit => return Ok(After::Left),
            Typed::Preview(action) => self.preview(action)?,
            Typed::Hint => self.hint()?,
            Typed::Board => self.show(choices, true)?,
            Typed::Log => self.say_all(&self.log(0))?,
            Typed::Hand => self.print(&G::own(&self.voice(), self.screen(), &self.view(), true))?,
            Typed::Look(pile) => self.look(pile)?,
            Typed::Explain(name) => self.explain(&name)?,
            Typed::Write(file) => self.write(&file)?,
            Typed::Help => {
                self.say_all(&self.texts().get("term-help").lines().map(str::to_owned).collect::<Vec<_>>())?
            }
            Typed::Nothing => {}
        }
        Ok(After::Asked)
    }

    fn say_all(&mut self, texts: &[String]) -> io::Result<()> {
        texts.iter().try_for_each(|text| self.say(text))
    }

    /// Makes a choice.
    fn play(&mut self, action: G::Action) -> io::Result<()> {
        let staged = self.client.with_draft(|draft| draft.stage(action));
        assert_eq!(staged, Some(true), "what is offered can be staged");
        for order in self.client.confirm() {
            self.host.take(order);
        }
        // A computer that cannot go on is noticed when it is its turn.
        self.follow();
        Ok(())
    }

    fn undo(&mut self, side: Side) -> io::Result<After> {
        self.host.take(self.client.order(Ask::TakeBack));
        let key = match self.follow() {
            None => "term-undone",
            Some(Refused::TakeBack(UndoRefusal::NotYourTurn)) => "term-undo-turn",
            Some(_) => "term-undo-committed",
        };
        self.say(&self.texts().get(key))?;
        let told = self.client.playback().told().len();
        self.read[side] = self.read[side].min(told);
        Ok(if key == "term-undone" { After::Played } else { After::Asked })
    }

    /// Gives the game up, if that is really meant.
    fn resign(&mut self) -> io::Result<After> {
        self.say(&self.texts().get("term-resign"))?;
        write!(self.output, "> ")?;
        self.output.flush()?;
        let meant = self.read_line()?.is_some_and(|line| line.trim() == "resign");
        if !meant {
            self.say(&self.texts().get("term-resign-not"))?;
            return Ok(After::Asked);
        }
        self.host.take(self.client.order(Ask::Resign));
        let refused = self.follow();
        assert_eq!(refused, None, "a game under way can be given up");
        Ok(After::Played)
    }

    /// What would come of a choice, as far as its maker can know.
    fn preview(&mut self, action: G::Action) -> io::Result<()> {
        let (voice, view) = (self.voice(), self.view());
        let mut draft = Draft::<G>::new(view);
        assert!(draft.stage(action), "what is offered can be staged");
        let preview = draft.preview(&voice).expect("something is staged");
        self.say(&format!("{} ({action})", G::choice(&voice, &view, action)))?;
        let bulleted = |text: &String| format!("- {text}");
        let outlook: Vec<String> = preview.outlook.into_iter().map(|outlook| outlook.text).collect();
        for text in preview.lines.iter().chain(&outlook).chain(&preview.then).chain(&G::waste(&voice, &view, action)) {
            self.say(&bulleted(text))?;
        }
        self.print(&warned(self.screen(), &preview.warnings))
    }

    fn hint(&mut self) -> io::Result<()> {
        let (voice, view) = (self.voice(), self.view());
        let advice = (self.setting.adviser)(&view);
        let text = text::advice::advice::<G>(&voice, &view, &advice);
        self.say_all(&text.lines().map(str::to_owned).collect::<Vec<_>>())
    }

    fn look(&mut self, pile: Pile) -> io::Result<()> {
        let texts = self.texts();
        let (none, title) = match pile {
            Pile::Discards => ("term-discards-none", "term-discards-title"),
            Pile::Aftermath => ("term-aftermath-none", "term-aftermath-title"),
            Pile::Agendas => ("term-agendas-none", "term-agendas-title"),
        };
        let Some(mut names) = G::pile(&self.voice(), &self.view(), pile) else {
            return self.say(&texts.with("term-no-pile", &[("game", G::NAME.into())]));
        };
        let Some(first) = names.first_mut() else { return self.say(&texts.get(none)) };
        *first = texts.with("term-labelled", &[("label", texts.get(title).into()), ("what", first.as_str().into())]);
        self.print(&flow(names, " · ", self.screen().width))
    }

    fn explain(&mut self, name: &str) -> io::Result<()> {
        match G::explain(&self.voice(), self.screen(), &self.view(), name) {
            Some(lines) => self.print(&lines),
            None => self.say(&self.texts().with("term-no-such-card", &[("name", printable(name).into())])),
        }
    }

    /// Keeps the game in a file, whole or not at all.
    fn write(&mut self, file: &str) -> io::Result<()> {
        let played = G::played(self.host.record(), self.host.earlier());
        let text = match self.setting.players {
            Some(players) => Saved { players, saved_at: 0.0, played }.file(),
            None => played.to_string(),
        };
        let name = ("file", printable(file).into());
        // A name that was not text cannot be written as it was meant.
        let written = if file.contains(char::REPLACEMENT_CHARACTER) {
            Err(io::Error::new(io::ErrorKind::InvalidInput, self.texts().get("term-not-text")))
        } else {
            WholeFile::write(Path::new(file), text.as_bytes())
        };
        match written {
            Ok(()) => {
                self.say(&self.texts().with("term-saved", &[name]))?;
                self.say(&self.texts().get("export-note"))
            }
            Err(why) => self.say(&self.texts().with("term-not-saved", &[name, ("why", why.to_string().into())])),
        }
    }

    fn puzzled(&mut self, typed: &str, unclear: Unclear) -> io::Result<()> {
        let text = ("text", printable(typed).into());
        let why = match unclear {
            Unclear::Number(most) => self.texts().with("term-number", &[("most", most.into())]),
            Unclear::Unknown => self.texts().with("term-unknown", &[text]),
            Unclear::Illegal => self.texts().with("term-illegal", &[text]),
            Unclear::Save => self.texts().with("term-save-what", &[text]),
            Unclear::NoFile => self.texts().get("term-write-what"),
        };
        self.say(&why)
    }
}
