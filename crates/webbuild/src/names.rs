//! Names that hold the hash of the content.
//!
//! A file under such a name never changes: browsers keep it for ever, and a page that is open while a new one is put in its
//! place goes on with the files it began with. Files name each other as `./name.ending`, relative to where they lie, so that
//! the page works on any host and under any path.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha256};

/// Files that are found by their plain names, each after those it names. The service worker comes last: it names all.
const FIXED: [&str; 4] = ["licences.txt", "thirteen.webmanifest", "index.html", "service-worker.js"];

/// Files that name others, each after those it names. All but these and the fixed ones name none.
const NAMING: [&str; 6] = ["style.css", "travel.js", "web.js", "webworker.js", "worker.js", "boot.js"];

/// Where a script gets the names of all files before it.
const NAMES: &str = "\"__NAMES__\"";
/// Where the service worker gets the list of files.
const FILES: &str = "[\"__FILES__\"]";
/// Where a file gets what tells this build of the page from any other.
const VERSION: &str = "__VERSION__";

/// Whether a file of the page is found by its plain name.
pub(crate) fn is_fixed(name: &str) -> bool {
    FIXED.contains(&name)
}

/// The first half of the first half of the SHA-256 of some bytes, in hexadecimal: enough to tell versions apart.
pub(crate) fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Gives every file in `dist` its name, and every file that names others their names.
pub(crate) fn write(dist: &Path) -> Result<()> {
    let mut found = Vec::new();
    for file in fs::read_dir(dist)? {
        let file = file?;
        ensure!(file.file_type()?.is_file(), "{} is no file: the page is one folder", file.path().display());
        found.push(file.file_name().to_string_lossy().into_owned());
    }
    found.sort();
    for name in NAMING.iter().chain(&FIXED) {
        ensure!(found.iter().any(|other| other == name), "the page lacks {name}");
    }
    let mut names = BTreeMap::new();
    let is_naming = |name: &str| NAMING.contains(&name);
    for name in found.iter().filter(|name| !is_naming(name) && !is_fixed(name)) {
        ensure!(
            !name.ends_with(".js") && !name.ends_with(".css"),
            "webbuild/names.rs: say where {name} comes in NAMING"
        );
        rename(dist, name, &fs::read(dist.join(name))?, &mut names)?;
    }
    for name in NAMING {
        let text = read(dist, name, &found, &names)?.replace(NAMES, &map(&names));
        rename(dist, name, text.as_bytes(), &mut names)?;
    }
    let fixed = FIXED.map(|name| read(dist, name, &found, &names));
    let fixed: Vec<String> = fixed.into_iter().collect::<Result<_>>()?;
    let version = digest(format!("{names:?}{fixed:?}").as_bytes());
    for (name, text) in FIXED.iter().zip(fixed) {
        fs::write(dist.join(name), text.replace(FILES, &list(&names)).replace(VERSION, &version))?;
    }
    Ok(())
}

/// Puts a file under the name that its content gives it.
fn rename(dist: &Path, name: &str, bytes: &[u8], names: &mut BTreeMap<String, String>) -> Result<()> {
    let (stem, ending) = name.rsplit_once('.').with_context(|| format!("{name} has no ending"))?;
    let new = format!("{stem}-{}.{ending}", digest(bytes));
    fs::remove_file(dist.join(name))?;
    fs::write(dist.join(&new), bytes)?;
    names.insert(name.to_owned(), new);
    Ok(())
}

/// A file with the new names of those it names.
fn read(dist: &Path, name: &str, found: &[String], names: &BTreeMap<String, String>) -> Result<String> {
    let mut text = fs::read_to_string(dist.join(name)).with_context(|| format!("reading {name}"))?;
    for other in found.iter().filter(|other| !is_fixed(other)) {
        for (before, after) in [('"', '"'), ('\'', '\''), ('(', ')')] {
            let reference = format!("{before}./{other}{after}");
            match names.get(other) {
                Some(new) => text = text.replace(&reference, &format!("{before}./{new}{after}")),
                None if text.contains(&reference) => {
                    bail!("{name} names {other}, which has no name yet: mend the order in webbuild/names.rs")
                }
                None => {}
            }
        }
    }
    Ok(text)
}

/// Plain names and new ones, as a script writes them.
fn map(names: &BTreeMap<String, String>) -> String {
    let rows: Vec<String> = names.iter().map(|(plain, new)| format!("{plain:?}: {new:?}")).collect();
    format!("{{ {} }}", rows.join(", "))
}

fn list(names: &BTreeMap<String, String>) -> String {
    let rows: Vec<String> = names.values().map(|new| format!("\"./{new}\"")).collect();
    format!("[{}]", rows.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page of few words, with `text` in its text and `index` in its first file, named; its files.
    fn page(text: &str, index: &str) -> Result<BTreeMap<String, String>> {
        let folder = tempfile::tempdir()?;
        let files = [
            ("icon.svg", "<svg/>"),
            ("text-en.ftl", text),
            ("web_bg.wasm", "web"),
            ("style.css", "a { b: url(./icon.svg) }"),
            ("web.js", "new URL('./web_bg.wasm')"),
            ("travel.js", ""),
            ("webworker.js", ""),
            ("worker.js", "import \"./webworker.js\"; const N = \"__NAMES__\";"),
            ("boot.js", "import \"./web.js\"; const N = \"__NAMES__\";"),
            ("index.html", index),
            ("licences.txt", ""),
            ("thirteen.webmanifest", "\"./icon.svg\""),
            ("service-worker.js", "const V = \"__VERSION__\", F = [\"__FILES__\"];"),
        ];
        for (name, content) in files {
            fs::write(folder.path().join(name), content)?;
        }
        write(folder.path())?;
        let mut named = BTreeMap::new();
        for file in fs::read_dir(folder.path())? {
            let file = file?;
            named.insert(file.file_name().to_string_lossy().into_owned(), fs::read_to_string(file.path())?);
        }
        Ok(named)
    }

    fn name<'a>(page: &'a BTreeMap<String, String>, start: &str, end: &str) -> &'a str {
        page.keys().find(|name| name.starts_with(start) && name.ends_with(end)).expect("the page has it")
    }

    const INDEX: &str = "<a href=\"./style.css\" src=\"./boot.js\" data-version=\"__VERSION__\">";

    #[test]
    fn files_are_named_by_their_content_and_name_each_other_so() {
        let page = page("hello", INDEX).unwrap();
        let icon = format!("icon-{}.svg", digest(b"<svg/>"));
        assert_eq!(page[&icon], "<svg/>");
        assert_eq!(page[name(&page, "style-", ".css")], format!("a {{ b: url(./{icon}) }}"));
        assert_eq!(page["thirteen.webmanifest"], format!("\"./{icon}\""));
        assert_eq!(page[name(&page, "web-", ".js")], format!("new URL('./web_bg-{}.wasm')", digest(b"web")));
        let boot = &page[name(&page, "boot-", ".js")];
        assert!(boot.contains(&format!("\"text-en.ftl\": \"text-en-{}.ftl\"", digest(b"hello"))), "{boot}");
        assert!(boot.contains("\"worker.js\": \"worker-"), "{boot}");
        let index = &page["index.html"];
        assert!(index.contains(name(&page, "boot-", ".js")) && !index.contains("__"), "{index}");
        let version = index.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap();
        let worker = &page["service-worker.js"];
        assert!(worker.contains(&format!("V = \"{version}\"")) && worker.contains(&icon), "{worker}");
        for name in page.keys().filter(|name| !is_fixed(name)) {
            assert!(worker.contains(&format!("\"./{name}\"")), "{name}");
        }
    }

    #[test]
    fn a_change_changes_the_names_of_all_who_name_it_and_the_version() {
        let (one, two) = (page("hello", INDEX).unwrap(), page("hello!", INDEX).unwrap());
        for changed in ["text-en-", "worker-", "boot-"] {
            assert_ne!(name(&one, changed, ""), name(&two, changed, ""));
        }
        assert_eq!(name(&one, "web-", ".js"), name(&two, "web-", ".js"));
        let three = page("hello", &format!("{INDEX}!")).unwrap();
        assert_eq!(name(&one, "boot-", ""), name(&three, "boot-", ""));
        assert_ne!(one["service-worker.js"], three["service-worker.js"], "the first file counts too");
    }

    #[test]
    fn a_name_before_its_turn_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        for name in NAMING.iter().chain(&FIXED) {
            fs::write(folder.path().join(name), "").unwrap();
        }
        fs::write(folder.path().join("web.js"), "import \"./boot.js\"").unwrap();
        assert!(write(folder.path()).unwrap_err().to_string().contains("web.js names boot.js"));
    }
}
