//! What is written can be read.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use dataset::{Dataset, Decision};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::RowAccessor;

fn decision(ply: u32, policy: Option<Vec<f32>>) -> Decision {
    let value = policy.as_ref().map(|_| 0.25);
    Decision {
        ply,
        player: (ply % 2) as u8,
        observation: vec![1, 255, 0],
        mask: vec![0, 1],
        action: 300,
        policy,
        value,
    }
}

#[test]
fn rows_come_back_as_they_were() {
    let path = std::env::temp_dir().join(format!("thirteen-dataset-{}.parquet", std::process::id()));
    let mut file = Dataset::new::<days::State>(std::fs::File::create(&path).unwrap()).unwrap();
    file.add(7, vec![decision(0, Some(vec![0.5, 0.5])), decision(1, None)], [1.0, -1.0]).unwrap();
    // More than a group holds.
    (8..9_000).for_each(|game| file.add(game, vec![decision(0, None), decision(1, None)], [0.0, 0.0]).unwrap());
    file.finish().unwrap();
    let reader = SerializedFileReader::new(std::fs::File::open(&path).unwrap()).unwrap();
    std::fs::remove_file(&path).unwrap();
    let about = reader.metadata().file_metadata().key_value_metadata().unwrap();
    assert!(about.iter().any(|pair| pair.key == "encoding" && pair.value.as_deref() == Some("days_v1")));
    assert!(reader.num_row_groups() > 1);
    let rows: Vec<_> = reader.get_row_iter(None).unwrap().map(|row| row.unwrap()).collect();
    assert_eq!(rows.len(), 2 + 2 * (9_000 - 8));
    let (first, second) = (&rows[0], &rows[1]);
    assert_eq!((first.get_long(0).unwrap(), first.get_int(1).unwrap()), (7, 0));
    let bytes = first.get_list(3).unwrap();
    assert_eq!(bytes.elements().len(), 3);
    assert_eq!(bytes.elements()[1].to_string(), "255");
    assert_eq!(first.get_list(6).unwrap().elements().len(), 2);
    assert!(second.get_list(6).is_err(), "there is no policy where nobody searched");
    assert_eq!((first.get_float(8).unwrap(), second.get_float(8).unwrap()), (1.0, -1.0));
}
