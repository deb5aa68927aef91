/// Writes a line to a string, which does not fail.
macro_rules! line {
    ($out:expr $(, $arg:expr)* $(,)?) => {{
        let _ = std::fmt::Write::write_fmt(&mut *$out, format_args!("{}\n", format_args!($($arg),*)));
    }};
}

pub(crate) use line;

/// Breaks a text into indented lines.
pub(crate) fn wrap(text: &str, indent: usize, width: usize) -> String {
    let (mut lines, mut line) = (Vec::new(), String::new());
    for word in text.split_whitespace() {
        if !line.is_empty() && indent + line.chars().count() + 1 + word.chars().count() > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines.iter().map(|line| format!("{:indent$}{line}", "")).collect::<Vec<_>>().join("\n")
}
