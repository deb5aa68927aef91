//! Games as columns of a Parquet file: what a side saw, what it could choose and chose, what a search thought of it, and how
//! the game ended. Each decision is a row; the numbers are those of the crate `encoding` (`docs/encoding.md`).

mod columns;

use std::io::Write;
use std::sync::Arc;

use encoding::Encoded;
use parquet::basic::Compression;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use columns::Columns;

/// The form of the file.
const SCHEMA: &str = "message thirteen {
  required int64 game;
  required int32 ply;
  required int32 player (INTEGER(8,true));
  required group observation (LIST) { repeated group list { required int32 element (INTEGER(8,false)); } }
  required group mask (LIST) { repeated group list { required int32 element (INTEGER(8,false)); } }
  required int32 action (INTEGER(16,false));
  optional group policy (LIST) { repeated group list { required float element; } }
  optional float value;
  required float outcome;
}";

/// Rows that are kept before they are written.
const GROUP: usize = 16_384;

/// One decision of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// How many decisions came before it in its game.
    pub ply: u32,
    /// Who decided: 0 for the US, 1 for the USSR.
    pub player: u8,
    /// What it saw.
    pub observation: Vec<u8>,
    /// What it could choose.
    pub mask: Vec<u8>,
    /// What it chose.
    pub action: u16,
    /// How often a search would choose each action, if a search chose.
    pub policy: Option<Vec<f32>>,
    /// The chance to win, 0 to 1, as that search saw it.
    pub value: Option<f32>,
}

/// A file that is being written.
pub struct Dataset<W: Write + Send> {
    file: SerializedFileWriter<W>,
    columns: Columns,
}

impl<W: Write + Send> Dataset<W> {
    /// Begins a file of a game.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn new<G: Encoded>(to: W) -> Result<Self, ParquetError> {
        let about = |key: &str, value: &str| KeyValue::new(key.to_owned(), value.to_owned());
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by("thirteen".to_owned())
            .set_key_value_metadata(Some(vec![about("game", G::SLUG), about("encoding", G::ENCODING)]))
            .build();
        let schema = Arc::new(parse_message_type(SCHEMA)?);
        Ok(Dataset { file: SerializedFileWriter::new(to, schema, Arc::new(properties))?, columns: Columns::default() })
    }

    /// Adds a game: its number, its decisions, and what each side got at its end (1, 0 or -1).
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, game: u64, decisions: Vec<Decision>, outcome: [f32; 2]) -> Result<(), ParquetError> {
        decisions.into_iter().for_each(|decision| self.columns.add(game, decision, outcome));
        if self.columns.rows() >= GROUP { self.columns.write(&mut self.file) } else { Ok(()) }
    }

    /// Writes the rest, and gives back what was written to.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish(mut self) -> Result<W, ParquetError> {
        self.columns.write(&mut self.file)?;
        self.file.into_inner()
    }
}
