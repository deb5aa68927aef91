//! Sounds, made on the spot: nothing is loaded for them.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use leptos::prelude::GetUntracked;

use crate::settings::settings;

/// What is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// A wooden cube is set down, or a marker moves.
    Cube,
    /// A card is laid on the table.
    Card,
    /// It is your turn.
    Turn,
    /// War is near.
    Alarm,
    /// The game is over.
    Verdict,
}

/// One tone: its form, pitch in hertz, start, length and loudness.
type Tone = (OscillatorType, f32, f64, f64, f32);

impl Sound {
    const fn tones(self) -> &'static [Tone] {
        match self {
            Sound::Cube => &[(OscillatorType::Triangle, 520.0, 0.0, 0.05, 0.10)],
            Sound::Card => &[
                (OscillatorType::Sawtooth, 140.0, 0.0, 0.06, 0.04),
                (OscillatorType::Triangle, 90.0, 0.02, 0.08, 0.06),
            ],
            Sound::Turn => {
                &[(OscillatorType::Sine, 660.0, 0.0, 0.12, 0.06), (OscillatorType::Sine, 880.0, 0.13, 0.18, 0.06)]
            }
            Sound::Alarm => {
                &[(OscillatorType::Square, 220.0, 0.0, 0.35, 0.03), (OscillatorType::Square, 208.0, 0.0, 0.35, 0.03)]
            }
            Sound::Verdict => &[
                (OscillatorType::Sine, 196.0, 0.0, 1.6, 0.08),
                (OscillatorType::Sine, 147.0, 0.4, 1.8, 0.08),
                (OscillatorType::Sine, 98.0, 0.8, 2.2, 0.10),
            ],
        }
    }
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound, unless sound is off. A browser that has none stays silent.
pub(crate) fn play(sound: Sound) {
    if settings().sound.try_get_untracked() == Some(true) {
        CONTEXT.with_borrow_mut(|context| {
            if context.is_none() {
                *context = AudioContext::new().ok();
            }
            if let Some(context) = context {
                let _ = sound.tones().iter().try_for_each(|&tone| strike(context, tone));
            }
        });
    }
}

fn strike(context: &AudioContext, (form, pitch, after, length, loudness): Tone) -> Result<(), JsValue> {
    let (from, tone, gain) = (context.current_time() + after, context.create_oscillator()?, context.create_gain()?);
    tone.set_type(form);
    tone.frequency().set_value(pitch);
    gain.gain().set_value_at_time(loudness, from)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, from + length)?;
    tone.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(from)?;
    tone.stop_with_when(from + length)
}
