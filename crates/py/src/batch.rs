//! Many games at once, on arrays.

use bots::play::{ask, choices};
use bots::{BotSpec, Rng};
use encoding::{CodeSet, Encoded, codes};
use kernel::{BySide, Dealer, Game as _, Seat, Turn};
use numpy::{AllowTypeChange, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods};
use pyo3::prelude::*;
use rayon::prelude::*;
use table::{GameKind, Seeded};

use crate::dealt::{returns, settle};
use crate::error::{illegal, invalid};
use crate::matched::Full;
use crate::options::{Options, kind};

/// Many games that are stepped at once, on arrays that stay where they are:
///
/// - `observations` (uint8) and `masks` (uint8): what the side to move sees and may choose;
/// - `players` (int8): which side that is, 0 or 1; -4 if the game is over;
/// - `rewards` (float32, for the US and the USSR) and `dones` (uint8): of the step that was made. With `auto_reset` the next game
///   has begun by then, and the observation is its first.
///
/// `us` or `ussr` can be a built-in player, who then acts by itself. Games are numbered under the seed: game `i` of the batch plays
/// `i`, then `i + size` and so on, and `Game(name, seed=seed, number=i)` is the same game. With more `threads` than one they run side
/// by side; what comes out is the same. Python's lock is released meanwhile.
///
/// >>> import thirteen
/// >>> batch = thirteen.Batch("days", 16, seed=1, ussr="random")
/// >>> for _ in range(50):
/// ...     batch.step(batch.sample())
/// >>> batch.observations.shape == (16, thirteen.encoding("days").observation)
/// True
#[pyclass(module = "thirteen._core")]
pub(crate) struct Batch {
    games: Games,
    pool: Option<rayon::ThreadPool>,
    #[pyo3(get)]
    observations: Py<PyArray2<u8>>,
    #[pyo3(get)]
    masks: Py<PyArray2<u8>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get)]
    dones: Py<PyArray1<u8>>,
    #[pyo3(get)]
    players: Py<PyArray1<i8>>,
    size: usize,
    samples: u64,
}

enum Games {
    Days(Envs<days::State>),
    Minutes(Envs<minutes::State>),
}

macro_rules! each {
    ($games:expr, $envs:ident => $body:expr) => {
        match $games {
            Games::Days($envs) => $body,
            Games::Minutes($envs) => $body,
        }
    };
}

/// Games of one kind, and what they have in common.
struct Envs<G: Full> {
    envs: Vec<Env<G>>,
    common: Common<G>,
}

struct Common<G: Full> {
    rules: G::Rules,
    _hold: G::Hold,
    seed: u64,
    computers: BySide<Option<BotSpec>>,
    auto_reset: bool,
    stride: u64,
}

/// One of the games.
struct Env<G> {
    state: G,
    dealer: Seeded,
    number: u64,
    legal: CodeSet,
}

/// Where one game writes.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    reward: &'a mut [f32],
    done: &'a mut u8,
    player: &'a mut i8,
}

impl<G: Full> Env<G> {
    fn new(common: &Common<G>, number: u64) -> Self {
        let (state, dealer) = (G::begin(common.rules, &mut ()), Seeded::of_game(common.seed, number));
        Env { state, dealer, number, legal: CodeSet::default() }
    }

    /// Carries out an action that is known to be legal, and whatever follows until somebody outside must choose.
    /// Carries out an action of every game, given by code, and whatever follows until somebody outside must choose. The arrays are
    /// written anew. In a game that is over (without `auto_reset`) the action does not matter.
    ///
    /// Raises `IllegalAction` if one of them is not legal. Nothing has changed then.
    #[inline]
    fn step(&mut self, common: &Common<G>, code: usize, row: Row<'_>) {
        if self.legal.is_empty() {
            // It ended in an earlier step, and was paid for there.
            return row.reward.fill(0.0);
        }
        if let Some(action) = G::action(common.rules, code) {
            self.state.play_unchecked(action, &mut ());
        }
        self.go_on(common, row);
    }

    #[inline]
    fn go_on(&mut self, common: &Common<G>, row: Row<'_>) {
        row.reward.fill(0.0);
        *row.done = 0;
        loop {
            settle(&mut self.state, &mut self.dealer);
            match self.state.turn() {
                Turn::Player(side) => match common.computers[side] {
                    None => break,
                    Some(player) => {
                        let view = self.state.view(Seat::Player(side));
                        let mut bot = player.bot::<G>();
                        let action = ask::<G>(&mut *bot, &view, &choices(&self.state), &mut self.dealer, &());
                        self.state.play_unchecked(action, &mut ());
                    }
                },
                Turn::Chance => unreachable!("chance has settled"),
                Turn::Over(_) => {
                    row.reward.copy_from_slice(&returns(&self.state));
                    *row.done = 1;
                    if !common.auto_reset {
                        break;
                    }
                    *self = Env::new(common, self.number + common.stride);
                }
            }
        }
        self.show(row);
    }

    /// Writes what the side to move sees and may choose.
    #[inline]
    fn show(&mut self, row: Row<'_>) {
        let side = self.state.turn().side();
        *row.player = side.map_or(-4, |side| side as i8);
        self.legal = codes(&self.state);
        self.legal.write_mask(row.mask);
        G::observe(&self.state.view(side.map_or(Seat::Spectator, Seat::Player)), row.observation);
    }
}

impl<G: Full> Envs<G> {
    fn new(common: Common<G>) -> Self {
        let envs = (0..common.stride).map(|number| Env::new(&common, number)).collect();
        Envs { envs, common }
    }

    /// What is wrong with these actions, if anything is.
    fn fault(&self, actions: &[i64]) -> Option<String> {
        let wrong = |(env, &code): (&Env<G>, &i64)| {
            let is_over = env.state.turn().side().is_none();
            !is_over && usize::try_from(code).map_or(true, |code| !env.legal.contains(code))
        };
        let index = self.envs.iter().zip(actions).position(wrong)?;
        let named = usize::try_from(actions[index]).ok().and_then(|code| G::action(self.common.rules, code));
        let named = named.map_or_else(|| actions[index].to_string(), |action| format!("{} `{action}`", actions[index]));
        Some(format!("game {index}: the action {named} is not legal now; its mask says what is"))
    }
}

/// The arrays, row by row.
struct Out<'a> {
    observations: &'a mut [u8],
    masks: &'a mut [u8],
    rewards: &'a mut [f32],
    dones: &'a mut [u8],
    players: &'a mut [i8],
}

impl Out<'_> {
    /// Lets every game do something with its row, on one thread or on those of a pool.
    fn each<G: Full>(
        self,
        pool: Option<&rayon::ThreadPool>,
        envs: &mut Envs<G>,
        actions: &[i64],
        run: impl Fn(&mut Env<G>, &Common<G>, usize, Row<'_>) + Sync,
    ) {
        let Envs { envs, common } = envs;
        let common = &*common;
        let one = |env: &mut Env<G>, action: i64, row: Row<'_>| run(env, common, action as usize, row);
        match pool {
            None => {
                let rows =
                    self.observations.chunks_exact_mut(G::OBSERVATION).zip(self.masks.chunks_exact_mut(G::ACTIONS));
                let rest = self.rewards.chunks_exact_mut(2).zip(self.dones).zip(self.players);
                for (((env, &action), (observation, mask)), ((reward, done), player)) in
                    envs.iter_mut().zip(actions).zip(rows).zip(rest)
                {
                    one(env, action, Row { observation, mask, reward, done, player });
                }
            }
            Some(pool) => pool.install(|| {
                let rows = (
                    envs.par_iter_mut(),
                    actions.par_iter(),
                    self.observations.par_chunks_exact_mut(G::OBSERVATION),
                    self.masks.par_chunks_exact_mut(G::ACTIONS),
                    self.rewards.par_chunks_exact_mut(2),
                    self.dones.par_iter_mut(),
                    self.players.par_iter_mut(),
                );
                rows.into_par_iter().with_min_len(32).for_each(
                    |(env, &action, observation, mask, reward, done, player)| {
                        one(env, action, Row { observation, mask, reward, done, player });
                    },
                );
            }),
        }
    }
}

impl Batch {
    /// Runs something on all games with the arrays in hand, without the lock of the interpreter.
    fn run(&mut self, py: Python<'_>, actions: Option<&[i64]>) -> PyResult<()> {
        let busy = |_| invalid("an array of this batch is in use, or no longer in one piece");
        let mut observations =
            self.observations.bind(py).try_readwrite().map_err(|_| invalid("observations are in use"))?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(|_| invalid("masks are in use"))?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(|_| invalid("rewards are in use"))?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(|_| invalid("dones are in use"))?;
        let mut players = self.players.bind(py).try_readwrite().map_err(|_| invalid("players are in use"))?;
        let out = Out {
            observations: observations.as_slice_mut().map_err(busy)?,
            masks: masks.as_slice_mut().map_err(busy)?,
            rewards: rewards.as_slice_mut().map_err(busy)?,
            dones: dones.as_slice_mut().map_err(busy)?,
            players: players.as_slice_mut().map_err(busy)?,
        };
        let (games, pool, size) = (&mut self.games, self.pool.as_ref(), self.size);
        py.detach(move || match actions {
            Some(actions) => each!(games, envs => {
                out.each(pool, envs, actions, |env, common, code, row| env.step(common, code, row));
            }),
            None => each!(games, envs => {
                out.each(pool, envs, &vec![0; size], |env, common, _, row| {
                    *env = Env::new(common, env.number);
                    env.go_on(common, row);
                });
            }),
        });
        Ok(())
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (
        game = "days", size = 1024, seed = 0, *, us = None, ussr = None, threads = 1, auto_reset = true,
        agenda_scoring = None, deck = None, max_cubes = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "Python gives most of them by name")]
    fn new(
        py: Python<'_>,
        game: &str,
        size: usize,
        seed: u64,
        us: Option<&str>,
        ussr: Option<&str>,
        threads: usize,
        auto_reset: bool,
        agenda_scoring: Option<String>,
        deck: Option<String>,
        max_cubes: Option<u8>,
    ) -> PyResult<Self> {
        if !(1..=1 << 22).contains(&size) || !(1..=1024).contains(&threads) {
            return Err(invalid("give a size from 1 to 4194304, and threads from 1 to 1024"));
        }
        let player = |name: Option<&str>| name.map(str::parse::<BotSpec>).transpose().map_err(invalid);
        let computers = BySide::new(player(us)?, player(ussr)?);
        if computers.us.is_some() && computers.ussr.is_some() {
            return Err(invalid("one side at least must be played from outside: leave us or ussr out"));
        }
        let options = Options { agenda_scoring, deck, max_cubes };
        let stride = size as u64;
        let (games, observation, actions) = match kind(game)? {
            GameKind::Days => {
                let common = Common { rules: options.days()?, _hold: (), seed, computers, auto_reset, stride };
                (Games::Days(Envs::new(common)), days::State::OBSERVATION, days::State::ACTIONS)
            }
            GameKind::Minutes => {
                let (rules, _lease) = options.minutes()?;
                let _hold = minutes::State::hold(rules).ok_or_else(|| invalid("the deck is gone"))?;
                let common = Common { rules, _hold, seed, computers, auto_reset, stride };
                (Games::Minutes(Envs::new(common)), minutes::State::OBSERVATION, minutes::State::ACTIONS)
            }
        };
        let pool = (threads > 1).then(|| rayon::ThreadPoolBuilder::new().num_threads(threads).build());
        let mut batch = Batch {
            games,
            pool: pool.transpose().map_err(invalid)?,
            observations: PyArray2::zeros(py, [size, observation], false).unbind(),
            masks: PyArray2::zeros(py, [size, actions], false).unbind(),
            rewards: PyArray2::zeros(py, [size, 2], false).unbind(),
            dones: PyArray1::zeros(py, [size], false).unbind(),
            players: PyArray1::zeros(py, [size], false).unbind(),
            size,
            samples: 0,
        };
        batch.run(py, None)?;
        Ok(batch)
    }

    fn __len__(&self) -> usize {
        self.size
    }

    fn step(&mut self, py: Python<'_>, actions: PyArrayLike1<'_, i64, AllowTypeChange>) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|_| invalid("actions must lie in one piece"))?;
        if actions.len() != self.size {
            return Err(invalid(format!("{} actions for {} games", actions.len(), self.size)));
        }
        if let Some(fault) = each!(&self.games, envs => envs.fault(actions)) {
            return Err(illegal(fault));
        }
        self.run(py, Some(actions))
    }

    /// Begins all games anew, from the first numbers on.
    fn reset(&mut self, py: Python<'_>) -> PyResult<()> {
        each!(&mut self.games, envs => {
            envs.envs.iter_mut().enumerate().for_each(|(number, env)| env.number = number as u64);
        });
        self.run(py, None)
    }

    /// The number of every game under the seed: `Game(name, seed=seed, number=number)` is the same game.
    #[getter]
    fn numbers<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        PyArray1::from_vec(py, each!(&self.games, envs => envs.envs.iter().map(|env| env.number).collect()))
    }

    /// A legal action for every game, each equally likely.
    ///
    /// >>> import thirteen
    /// >>> batch = thirteen.Batch("days", 8, seed=1)
    /// >>> batch.masks[range(8), batch.sample(3)].tolist()
    /// [1, 1, 1, 1, 1, 1, 1, 1]
    #[pyo3(signature = (seed = 0))]
    fn sample<'py>(&mut self, py: Python<'py>, seed: u64) -> Bound<'py, PyArray1<i64>> {
        self.samples += 1;
        let mut rng = Rng::of(seed, self.samples);
        let mut pick = |legal: &CodeSet| match legal.len() {
            0 => 0,
            count => legal.nth(rng.below(count as u32) as usize).map_or(0, |code| code as i64),
        };
        let actions = each!(&self.games, envs => envs.envs.iter().map(|env| pick(&env.legal)).collect());
        PyArray1::from_vec(py, actions)
    }
}
