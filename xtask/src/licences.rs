//! What comes from others: under which licences, each crate once, and the notices that the program carries.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use spdx::{Expression, LicenseReq, ParseMode};

use crate::run::{command, has, root, run};

/// The policy.
const POLICY: &str = "deny.toml";
/// The notices, as they are printed by `thirteen licences` and served with the page.
const NOTICES: &str = "crates/server/licences.txt";
/// Where the fonts of the page lie with their licences.
const FONTS: &str = "crates/web/art/fonts";
/// The crates whose code people are given: the program, the two halves of the page, and the Python package.
const GIVEN: [&str; 4] = ["thirteen", "web", "webworker", "py"];

/// Checks what comes from others against the policy, and the notices against what comes; or writes the notices anew.
pub(crate) fn check(bless: bool) -> Result<()> {
    eprintln!("── licences");
    let output = command("cargo", &["metadata", "--format-version", "1", "--locked"]).output()?;
    ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata printed no JSON")?;
    let policy: toml::Table = fs::read_to_string(root().join(POLICY))?.parse().context(POLICY)?;
    let crates = Crate::all(&metadata)?;
    let mut faults = licences(&policy, &crates)?;
    faults.extend(duplicates(&policy, &crates)?);
    ensure!(faults.is_empty(), "{POLICY} does not allow:\n  {}", faults.join("\n  "));
    let notices = notices(&given(&metadata, &crates)?)? + &fonts()?;
    let path = root().join(NOTICES);
    if bless {
        fs::write(&path, &notices).with_context(|| format!("cannot write {NOTICES}"))?;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    ensure!(kept == notices, "{NOTICES} is not what the program is made of: cargo xtask licences --bless");
    advisories()
}

/// The licences of the fonts that the page carries.
fn fonts() -> Result<String> {
    let mut found: Vec<_> = fs::read_dir(root().join(FONTS))?.collect::<Result<_, _>>()?;
    found.sort_by_key(fs::DirEntry::path);
    let texts = found.iter().map(fs::DirEntry::path).filter(|path| path.extension().is_some_and(|end| end == "txt"));
    let mut all = String::new();
    for path in texts {
        let rule = "=".repeat(72);
        all += &format!("\n{rule}\nA font of the page\n{rule}\n\n{}", fs::read_to_string(path)?);
    }
    ensure!(!all.is_empty(), "{FONTS} has no licence: the fonts may not be given without it");
    Ok(all)
}

/// Known faults of what comes from others, where the tool that knows them is installed.
fn advisories() -> Result<()> {
    if has("cargo", &["deny", "--version"]) {
        return run("advisories", command("cargo", &["deny", "--workspace", "check", "advisories"]));
    }
    eprintln!("── advisories: not asked for, cargo-deny is not installed");
    Ok(())
}

/// A crate that others wrote.
struct Crate {
    id: String,
    name: String,
    version: String,
    licence: Expression,
    folder: String,
    repository: String,
    authors: Vec<String>,
    /// Whether it runs in the compiler alone.
    is_macro: bool,
}

impl Crate {
    fn all(metadata: &Value) -> Result<Vec<Crate>> {
        let packages = metadata["packages"].as_array().context("cargo metadata has packages")?;
        packages.iter().filter(|package| !package["source"].is_null()).map(Crate::read).collect()
    }

    fn read(package: &Value) -> Result<Crate> {
        let text = |field: &str| package[field].as_str().unwrap_or_default().to_owned();
        let name = text("name");
        let licence = Expression::parse_mode(&text("license"), ParseMode::LAX)
            .map_err(|error| anyhow::anyhow!("{name} has no licence that can be read: {error}"))?;
        let manifest = text("manifest_path");
        let folder = Path::new(&manifest).parent().context("a manifest lies in a folder")?;
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let kinds = list(&package["targets"]).into_iter().flat_map(|target| list(&target["kind"]));
        Ok(Crate {
            id: text("id"),
            version: text("version"),
            licence,
            folder: folder.to_string_lossy().into_owned(),
            repository: text("repository"),
            authors: list(&package["authors"]).iter().filter_map(|author| author.as_str().map(str::to_owned)).collect(),
            is_macro: kinds.into_iter().any(|kind| kind == "proc-macro"),
            name,
        })
    }
}

/// A list of strings in the policy.
fn listed<'a>(policy: &'a toml::Table, part: &str, list: &str) -> Result<&'a [toml::Value]> {
    let found = policy.get(part).and_then(|part| part.get(list)).and_then(toml::Value::as_array);
    Ok(found.with_context(|| format!("{POLICY} lacks {part}.{list}"))?)
}

/// Crates whose licences the policy does not allow.
fn licences(policy: &toml::Table, crates: &[Crate]) -> Result<Vec<String>> {
    let allowed = listed(policy, "licenses", "allow")?.iter().filter_map(toml::Value::as_str);
    let allowed: BTreeSet<String> = allowed.map(str::to_owned).collect();
    let is_allowed = |wanted: &LicenseReq| allowed.contains(&wanted.to_string());
    let refused = crates.iter().filter(|one| !one.licence.evaluate(is_allowed));
    Ok(refused.map(|one| format!("{} {}: {}", one.name, one.version, one.licence)).collect())
}

/// Crates that come in two versions, and exceptions that nothing needs any more.
fn duplicates(policy: &toml::Table, crates: &[Crate]) -> Result<Vec<String>> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for one in crates {
        versions.entry(&one.name).or_default().insert(&one.version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    let mut faults = Vec::new();
    for skip in listed(policy, "bans", "skip")? {
        let skip = skip.get("crate").and_then(toml::Value::as_str).context("an exception names a crate")?;
        let (name, start) = skip.split_once('@').context("an exception names a version: name@1.2")?;
        let is_meant =
            |version: &str| version.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
        match versions.get_mut(name).and_then(|all| all.iter().position(|version| is_meant(version)).map(|_| all)) {
            Some(all) => all.retain(|version| !is_meant(version)),
            None => faults.push(format!("{skip}: an exception that nothing needs")),
        }
    }
    let left = versions.into_iter().filter(|(_, versions)| versions.len() > 1);
    faults.extend(left.map(|(name, versions)| format!("{name} in {} versions: {versions:?}", versions.len())));
    Ok(faults)
}

/// The crates whose code is in what people are given.
fn given<'a>(metadata: &Value, crates: &'a [Crate]) -> Result<Vec<&'a Crate>> {
    let nodes = metadata["resolve"]["nodes"].as_array().context("cargo metadata has a graph")?;
    let nodes: BTreeMap<&str, &Value> =
        nodes.iter().filter_map(|node| node["id"].as_str().map(|id| (id, node))).collect();
    let by_id: BTreeMap<&str, &Crate> = crates.iter().map(|one| (&*one.id, one)).collect();
    let packages = metadata["packages"].as_array().context("cargo metadata has packages")?;
    let ours = packages.iter().filter(|one| one["source"].is_null() && GIVEN.iter().any(|name| one["name"] == *name));
    let mut open: Vec<&str> = ours.filter_map(|one| one["id"].as_str()).collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if by_id.get(id).is_some_and(|one| one.is_macro) || !seen.insert(id) {
            continue;
        }
        let Some(edges) = nodes.get(id).and_then(|node| node["deps"].as_array()) else { continue };
        let is_carried = |edge: &&Value| {
            edge["dep_kinds"].as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()))
        };
        open.extend(edges.iter().filter(is_carried).filter_map(|edge| edge["pkg"].as_str()));
    }
    let mut found: Vec<&Crate> = seen.into_iter().filter_map(|id| by_id.get(id).copied()).collect();
    found.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(found)
}

/// The notices: every text once, after the crates that are under it.
fn notices(crates: &[&Crate]) -> Result<String> {
    let mut under: BTreeMap<String, Vec<&Crate>> = BTreeMap::new();
    for one in crates {
        for text in texts(one)? {
            under.entry(text).or_default().push(one);
        }
    }
    let mut parts: Vec<_> = under.into_iter().map(|(text, crates)| (crates, text)).collect();
    parts.sort_by_key(|(crates, text)| (crates[0].name.clone(), text.clone()));
    let line = "─".repeat(100);
    let mut notices = format!(
        "Thirteen is under the MIT licence. It contains the work of others, {} crates, each under the terms that follow it.\n\
         The standard library of Rust is contained, too: Copyright (c) The Rust Project Contributors, MIT or Apache-2.0,\n\
         https://www.rust-lang.org.\n",
        crates.len()
    );
    for (crates, text) in parts {
        notices += &format!("\n{line}\n");
        for one in crates {
            notices += &format!("{} {} · {} · {}\n", one.name, one.version, one.licence, one.repository);
        }
        notices += &format!("\n{text}\n");
    }
    Ok(notices)
}

/// What must be kept with a crate: its MIT licence where it offers that, else all it says on licences; and what it asks to
/// be noted.
fn texts(one: &Crate) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for file in fs::read_dir(&one.folder).with_context(|| one.folder.clone())? {
        let file = file?;
        let name = file.file_name().to_string_lossy().to_uppercase();
        let is_notice = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"]
            .iter()
            .any(|start| name.starts_with(start));
        if is_notice && file.file_type()?.is_file() {
            found.push((name, tidy(&fs::read_to_string(file.path())?)));
        }
    }
    found.sort();
    let offers_mit = one.licence.evaluate(|wanted| wanted.to_string() == "MIT");
    let is_mit = |text: &str| text.contains("Permission is hereby granted, free of charge");
    if offers_mit {
        found.retain(|(name, text)| name.starts_with("NOTICE") || is_mit(text));
        if !found.iter().any(|(_, text)| is_mit(text)) {
            found.push(("LICENSE".to_owned(), mit(one)));
        }
    }
    if found.is_empty() {
        bail!("{} {} ({}) carries no text of its licence", one.name, one.version, one.licence);
    }
    Ok(found.into_iter().map(|(_, text)| text).collect())
}

/// The same text in the same bytes, whoever saved it.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// The MIT licence of a crate that forgot to bring the text.
fn mit(one: &Crate) -> String {
    let holders = if one.authors.is_empty() { format!("The authors of {}", one.name) } else { one.authors.join(", ") };
    let ours = include_str!("../../LICENSE");
    let terms = ours.find("Permission is hereby granted").map_or(ours, |at| &ours[at..]);
    tidy(&format!("MIT License\n\nCopyright (c) {holders}\n\n{terms}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(name: &str, version: &str, licence: &str) -> Crate {
        Crate {
            id: format!("{name}@{version}"),
            name: name.to_owned(),
            version: version.to_owned(),
            licence: Expression::parse_mode(licence, ParseMode::LAX).unwrap(),
            folder: String::new(),
            repository: String::new(),
            authors: vec!["Ada".to_owned()],
            is_macro: false,
        }
    }

    fn policy(skip: &str) -> toml::Table {
        format!("[licenses]\nallow = [\"MIT\", \"Zlib\"]\n[bans]\nskip = [{skip}]").parse().unwrap()
    }

    #[test]
    fn a_licence_must_be_allowed_or_offer_one_that_is() {
        let crates = [
            one("a", "1.0.0", "MIT/Apache-2.0"),
            one("b", "1.0.0", "GPL-3.0-only"),
            one("c", "1.0.0", "MIT AND GPL-3.0-only"),
            one("d", "1.0.0", "Zlib"),
        ];
        let faults = licences(&policy(""), &crates).unwrap();
        assert_eq!(faults, ["b 1.0.0: GPL-3.0-only", "c 1.0.0: MIT AND GPL-3.0-only"]);
    }

    #[test]
    fn a_crate_comes_once_and_exceptions_are_needed() {
        let crates = [one("a", "1.0.0", "MIT"), one("a", "1.2.0", "MIT"), one("b", "10.0.0", "MIT")];
        assert_eq!(duplicates(&policy(""), &crates).unwrap().len(), 1);
        assert_eq!(duplicates(&policy("{ crate = \"a@1.0\" }"), &crates).unwrap(), [""; 0]);
        assert_eq!(
            duplicates(&policy("{ crate = \"a@1.0\" }, { crate = \"b@1\" }"), &crates).unwrap(),
            ["b@1: an exception that nothing needs"]
        );
    }

    #[test]
    fn a_crate_without_a_text_gets_the_licence_with_its_authors() {
        let text = mit(&one("a", "1.0.0", "MIT"));
        assert!(text.starts_with("MIT License\n\nCopyright (c) Ada\n\nPermission is hereby granted, free of charge"));
        assert!(!text.contains("Thirteen"), "{text}");
    }
}
