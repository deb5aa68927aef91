use std::io::Write;

use parquet::data_type::{DataType, FloatType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};

use crate::Decision;

/// Rows that are not yet written, column by column.
#[derive(Default)]
pub(crate) struct Columns {
    games: Vec<i64>,
    plies: Vec<i32>,
    players: Vec<i32>,
    observations: Lists<i32>,
    masks: Lists<i32>,
    actions: Vec<i32>,
    policies: Lists<f32>,
    values: Lists<f32>,
    outcomes: Vec<f32>,
}

/// A column whose entries are lists, or are missing: values, and for each whether it is there and whether it goes on.
#[derive(Default)]
struct Lists<T> {
    values: Vec<T>,
    there: Vec<i16>,
    goes_on: Vec<i16>,
}

impl<T> Lists<T> {
    /// Adds a list that is there, at `level`.
    fn add(&mut self, values: impl Iterator<Item = T>, level: i16) {
        let before = self.values.len();
        self.values.extend(values);
        let added = self.values.len() - before;
        self.there.extend(std::iter::repeat_n(level, added));
        self.goes_on.extend((0..added).map(|index| i16::from(index > 0)));
    }

    /// Notes that there is no list.
    fn skip(&mut self) {
        self.there.push(0);
        self.goes_on.push(0);
    }
}

impl Columns {
    pub(crate) fn rows(&self) -> usize {
        self.games.len()
    }

    pub(crate) fn add(&mut self, game: u64, decision: Decision, outcome: [f32; 2]) {
        self.games.push(game as i64);
        self.plies.push(decision.ply as i32);
        self.players.push(decision.player.into());
        self.observations.add(decision.observation.into_iter().map(i32::from), 1);
        self.masks.add(decision.mask.into_iter().map(i32::from), 1);
        self.actions.push(decision.action.into());
        match decision.policy {
            Some(policy) => self.policies.add(policy.into_iter(), 2),
            None => self.policies.skip(),
        }
        match decision.value {
            Some(value) => self.values.add(std::iter::once(value), 1),
            None => self.values.skip(),
        }
        self.outcomes.push(outcome[usize::from(decision.player)]);
    }

    /// Writes all rows as a group and forgets them.
    pub(crate) fn write<W: Write + Send>(&mut self, file: &mut SerializedFileWriter<W>) -> Result<(), ParquetError> {
        if self.rows() == 0 {
            return Ok(());
        }
        let Columns { games, plies, players, observations, masks, actions, policies, values, outcomes } =
            std::mem::take(self);
        let mut group = file.next_row_group()?;
        put::<Int64Type, W>(&mut group, &games, None, None)?;
        put::<Int32Type, W>(&mut group, &plies, None, None)?;
        put::<Int32Type, W>(&mut group, &players, None, None)?;
        put::<Int32Type, W>(&mut group, &observations.values, Some(&observations.there), Some(&observations.goes_on))?;
        put::<Int32Type, W>(&mut group, &masks.values, Some(&masks.there), Some(&masks.goes_on))?;
        put::<Int32Type, W>(&mut group, &actions, None, None)?;
        put::<FloatType, W>(&mut group, &policies.values, Some(&policies.there), Some(&policies.goes_on))?;
        put::<FloatType, W>(&mut group, &values.values, Some(&values.there), None)?;
        put::<FloatType, W>(&mut group, &outcomes, None, None)?;
        group.close()?;
        Ok(())
    }
}

/// Writes the next column.
fn put<D: DataType, W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    values: &[D::T],
    there: Option<&[i16]>,
    goes_on: Option<&[i16]>,
) -> Result<(), ParquetError> {
    let mut column = group.next_column()?.ok_or_else(|| ParquetError::General("there is no such column".to_owned()))?;
    column.typed::<D>().write_batch(values, there, goes_on)?;
    column.close()
}
