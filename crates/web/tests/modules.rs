//! The modules of the page import each other in one direction only.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Which modules of the page each module imports, by their names below the crate.
fn imports() -> BTreeMap<String, BTreeSet<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut imports: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the source is there") {
            let path = entry.expect("the source can be read").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let inside = path.strip_prefix(&root).expect("below the source").with_extension("");
            let module = inside.iter().next().expect("a name").to_string_lossy().into_owned();
            let source = fs::read_to_string(&path).expect("the source can be read");
            let named = source.split("crate::").skip(1).flat_map(first_names);
            imports.entry(module.clone()).or_default().extend(named.filter(|name| *name != module));
        }
    }
    let known: BTreeSet<String> = imports.keys().cloned().collect();
    imports.values_mut().for_each(|names| names.retain(|name| known.contains(name)));
    imports
}

/// The modules named by what follows `crate::`: one, or those between braces.
fn first_names(rest: &str) -> Vec<String> {
    let word = |text: &str| text.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect::<String>();
    match rest.strip_prefix('{') {
        Some(list) => list.split('}').next().unwrap_or_default().split(',').map(|name| word(name.trim())).collect(),
        None => vec![word(rest)],
    }
}

/// The modules from which a way leads back to themselves.
fn in_cycles(imports: &BTreeMap<String, BTreeSet<String>>) -> Vec<&str> {
    let leads_back = |from: &&String| {
        let (mut seen, mut next) = (BTreeSet::new(), vec![*from]);
        while let Some(module) = next.pop() {
            for name in imports.get(module).into_iter().flatten() {
                if name == *from {
                    return true;
                }
                if seen.insert(name) {
                    next.push(name);
                }
            }
        }
        false
    };
    imports.keys().filter(leads_back).map(String::as_str).collect()
}

#[test]
fn no_modules_import_each_other_in_a_circle() {
    let imports = imports();
    assert!(imports.len() > 15 && imports.values().map(BTreeSet::len).sum::<usize>() > 40, "{imports:?}");
    assert_eq!(in_cycles(&imports), Vec::<&str>::new(), "{imports:#?}");
}

#[test]
fn a_circle_is_found() {
    let names = |names: &[&str]| names.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
    let imports = [("a", &["b"][..]), ("b", &["c"]), ("c", &["a", "d"]), ("d", &[])];
    let imports = imports.into_iter().map(|(name, used)| (name.to_owned(), names(used))).collect();
    assert_eq!(in_cycles(&imports), ["a", "b", "c"]);
}
