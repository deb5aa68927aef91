/// Prints columns of weights row by row, with the name of each row.
pub(crate) fn print_columns<const N: usize>(names: &[&str; N], columns: &[[f32; N]]) {
    for (row, name) in names.iter().enumerate() {
        let weights: Vec<String> = columns.iter().map(|column| format!("{:6.3}", column[row])).collect();
        println!("    {name}: [{}],", weights.join(", "));
    }
}

/// Prints a row of a table.
pub(crate) fn print_row(row: &[f32]) {
    println!("    [{}],", row.iter().map(|value| format!("{value:.3}")).collect::<Vec<_>>().join(", "));
}

/// A share with the number of cases it rests on.
pub(crate) fn share((hits, all): (u32, u32)) -> String {
    format!("{:.3} ({all})", f64::from(hits) / f64::from(all.max(1)))
}
