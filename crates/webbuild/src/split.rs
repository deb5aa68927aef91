//! Cuts the program of the page into the part that is loaded at once and those that are fetched when first drawn.
//!
//! Where to cut, the program says itself (`lazy!` in `web/src/lazy.rs`); what belongs where follows from who calls whom, which
//! the linker writes down when it is asked for relocations.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail, ensure};
use wasm_split_cli_support::{Options, transform};

use crate::Job;

/// What the main part imports from the script that loads the others.
const LOADER: &str = "./loader.js";

/// What the linker must write down for the cuts.
pub(crate) const LINK_ARGS: [&str; 2] = ["-C", "link-arg=--emit-relocs"];

/// Cuts a program; the parts come into `dist`, the main one to the path that is returned.
pub(crate) fn cut(wasm: &Path, package: &str, job: &Job<'_>) -> Result<PathBuf> {
    let input = fs::read(wasm).with_context(|| format!("reading {}", wasm.display()))?;
    let main = wasm.with_file_name("main").join(format!("{package}.wasm"));
    fs::create_dir_all(main.parent().context("it has a folder")?)?;
    let script = format!("./{package}.js");
    let mut options = Options::new(&input);
    (options.output_dir, options.main_out_path) = (job.dist, &main);
    (options.link_name, options.main_module) = (LOADER, &script);
    let parts = transform(options).map_err(|why| anyhow!("cutting the crate `{package}` into parts: {why:?}"))?;
    for part in parts.split_modules.iter().filter(|_| job.compress) {
        fs::write(part, bare(&fs::read(part)?)?)?;
    }
    Ok(main)
}

/// The script that binds the program, with the loader of its parts in it: two files could not name each other by content.
pub(crate) fn join(script: &str, dist: &Path) -> Result<String> {
    let loader = dist.join(LOADER);
    let joined = joined(script, &fs::read_to_string(&loader)?)?;
    fs::remove_file(loader)?;
    Ok(joined)
}

fn joined(script: &str, loader: &str) -> Result<String> {
    let (imports, rest): (Vec<&str>, Vec<&str>) =
        script.lines().partition(|line| line.starts_with("import ") && line.contains(LOADER));
    let names = imports.iter().filter_map(|line| line.strip_prefix("import * as ")?.split(' ').next());
    let names: Vec<String> = names.map(|name| format!("{name} = PARTS")).collect();
    ensure!(
        names.len() == imports.len() && !names.is_empty(),
        "wasm-bindgen imports the loader otherwise: {imports:?}"
    );
    let loads: Vec<&str> =
        loader.lines().filter_map(|line| line.strip_prefix("export const ")?.split(' ').next()).collect();
    let loader: Vec<&str> = loader.lines().filter(|line| !line.starts_with("import ")).collect();
    let loader = loader.join("\n").replace("export const ", "const ");
    let parts = format!("const PARTS = {{ {} }};\nconst {};\n", loads.join(", "), names.join(", "));
    Ok(format!("{}\n{loader}\n{parts}", rest.join("\n")))
}

/// A module of WebAssembly without what is of no use to a browser: names and notes.
fn bare(wasm: &[u8]) -> Result<Vec<u8>> {
    const HEAD: usize = 8;
    let mut kept = wasm.get(..HEAD).context("a module begins with eight bytes")?.to_vec();
    let mut at = HEAD;
    while at < wasm.len() {
        let (size, body) = number(wasm, at + 1)?;
        let end = body + size;
        let section = wasm.get(at..end).context("a section ends before the module does")?;
        // A section of one's own has the number 0.
        if section[0] != 0 {
            kept.extend(section);
        }
        at = end;
    }
    Ok(kept)
}

/// A number as WebAssembly writes it, seven bits to a byte, and where it ends.
fn number(wasm: &[u8], mut at: usize) -> Result<(usize, usize)> {
    let mut number = 0;
    for shift in (0..35).step_by(7) {
        let byte = *wasm.get(at).context("a number ends before the module does")?;
        (number, at) = (number | usize::from(byte & 0x7f) << shift, at + 1);
        if byte < 0x80 {
            return Ok((number, at));
        }
    }
    bail!("a number has at most five bytes")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_loader_lies_in_the_script() {
        let script =
            "import * as import1 from \"./loader.js\"\nimport * as import2 from \"./loader.js\"\nexport { a };";
        let loader = "import { initSync } from \"./web.js\";\nexport const load_a = 1;\nexport const load_b = 2;";
        let expected = "export { a };\nconst load_a = 1;\nconst load_b = 2;\n\
                        const PARTS = { load_a, load_b };\nconst import1 = PARTS, import2 = PARTS;\n";
        assert_eq!(joined(script, loader).unwrap(), expected);
        assert!(joined("import { load_a } from \"./loader.js\"", loader).is_err());
    }

    #[test]
    fn names_are_left_out() {
        let module = b"\0asm\x01\0\0\0\x01\x02ab\0\x81\0c\x03\x01d";
        assert_eq!(bare(module).unwrap(), b"\0asm\x01\0\0\0\x01\x02ab\x03\x01d");
        assert!(bare(&module[..module.len() - 1]).is_err());
    }
}
