// Draws map-wide, map-portrait, zones-wide and zones-portrait again, from coastlines in the public domain.
//
//     npm install d3-geo@3 topojson-client@3 world-atlas@2      # in any folder beside this one or above it
//     node make-maps.mjs
//
// Prints the places of the pins, which README.md lists. Nothing in the drawings points into the file by url(), because
// browsers do not follow such references when a page takes a drawing over by <use href="file.svg#id">.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoAzimuthalEqualArea, geoAzimuthalEquidistant, geoCircle, geoGraticule, geoPath } from "d3-geo";
import { feature, merge } from "topojson-client";

const require = createRequire(process.cwd() + "/");
const world = JSON.parse(readFileSync(require.resolve("world-atlas/countries-50m.json")));
const countries = world.objects.countries.geometries;

const WEST = ["United States of America", "Canada", "United Kingdom", "France", "Germany", "Italy", "Norway", "Denmark",
  "Netherlands", "Belgium", "Luxembourg", "Portugal", "Greece", "Turkey", "Iceland", "Greenland"];
const EAST = ["Russia", "Ukraine", "Belarus", "Moldova", "Estonia", "Latvia", "Lithuania", "Georgia", "Armenia",
  "Azerbaijan", "Kazakhstan", "Uzbekistan", "Turkmenistan", "Kyrgyzstan", "Tajikistan", "Poland", "Czechia",
  "Slovakia", "Hungary", "Romania", "Bulgaria", "Albania"];
const called = (names) => merge(world, countries.filter((c) => names.includes(c.properties.name)));
// Without what these countries own in the tropics.
const northern = (shape) => ({ ...shape, coordinates: shape.coordinates.filter(([ring]) => ring[0][1] > 24) });
const LAND = merge(world, countries.filter((c) => c.properties.name !== "Antarctica"));
const CUBA = called(["Cuba"]);

// The borders of 1962 that no longer exist.
const GDR = [[10.9, 54], [10.7, 53.5], [11, 53], [10.9, 52.4], [10.6, 51.8], [10, 51.4], [9.95, 50.6], [10.7, 50.2],
  [11.5, 50.4], [12.1, 50.3], [13.5, 50.7], [14.4, 51], [15, 51], [14.7, 52], [14.3, 52.9], [14.3, 53.9], [13.5, 54.5],
  [12.3, 54.3], [10.9, 54]];
const CURTAIN = [[10.9, 54], [10.7, 53.4], [11.1, 52.9], [10.8, 52.2], [10.5, 51.6], [9.95, 51.2], [10.1, 50.5],
  [10.9, 50.2], [12.1, 50.3], [12.6, 49.7], [13.8, 48.7], [15, 49], [16.9, 48.7], [17, 48], [16.4, 47.4], [16.1, 46.8],
  [13.8, 45.6]];
const SAN_CRISTOBAL = [-83, 22.7];
// The reach of the missiles, in degrees of a great circle: 1,100 and 2,200 nautical miles.
const REACH = [18.3, 36.6];
const RANGES = {
  appalachians: [[-84, 35], [-82, 36.5], [-80.5, 38], [-79, 39.6], [-77.5, 41], [-74, 43.8], [-71.5, 44.3]],
  laurentides: [[-72, 48], [-68, 50.5], [-65, 53], [-64, 57]],
  norway: [[8, 61], [9.5, 62.2], [13, 64.8], [15.5, 66.8]],
  pyrenees: [[-0.8, 42.8], [1, 42.6]],
  alps: [[6.8, 45.2], [8, 46.2], [9.8, 46.6], [11.6, 46.9], [13.4, 47.2]],
  carpathians: [[20, 49.2], [22.5, 48.8], [24.8, 47.6], [25.5, 46], [24, 45.4]],
  atlas: [[-7, 31.5], [-5, 32.6], [-2.5, 34], [2, 35.3], [5.5, 35.5]],
  taurus: [[31, 37.3], [34, 37.8], [37.5, 38.6]],
  caucasus: [[41, 43.2], [43.5, 42.8], [46, 42]],
  urals: [[58.5, 54], [59, 57], [59.5, 60]],
};

const PLACES = {
  berlin: [13.4, 52.5], "cuba-military": [-77.2, 20.6], atlantic: [-49, 33.5], italy: [12.5, 41.9],
  turkey: [32.9, 39.9], "cuba-political": [-82.4, 23.1], washington: [-77, 38.9], moscow: [37.6, 55.75],
  "united-nations": [-74, 40.7],
};

/** Removes the points that move a line by less than an area of `least` square units (Visvalingam). */
function simplify(points, least) {
  const kept = points.slice();
  const area = (a, b, c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  while (kept.length > 4) {
    let [at, smallest] = [-1, least];
    for (let i = 1; i < kept.length - 1; i++) {
      const size = area(kept[i - 1], kept[i], kept[i + 1]);
      if (size < smallest) [at, smallest] = [i, size];
    }
    if (at < 0) break;
    kept.splice(at, 1);
  }
  return kept;
}

/** The lines of a projected shape, simplified and rounded to units; islands smaller than `speck` are left out. */
function lines(path, shape, least, speck) {
  const found = [];
  for (const part of (path(shape) ?? "").split("M").slice(1)) {
    const closed = part.endsWith("Z");
    let points = part.replace("Z", "").split("L").map((p) => p.split(",").map(Number));
    if (closed) {
      const size = Math.abs(points.reduce((sum, p, i) => {
        const q = points[(i + 1) % points.length];
        return sum + p[0] * q[1] - q[0] * p[1];
      }, 0)) / 2;
      if (size < speck) continue;
      points.push(points[0]);
    }
    points = simplify(points, least).map((p) => p.map(Math.round));
    points = points.filter((p, i) => i === 0 || p[0] !== points[i - 1][0] || p[1] !== points[i - 1][1]);
    if (points.length > (closed ? 3 : 1)) found.push({ points, closed });
  }
  return found;
}

/** Path data with relative, shortest numbers. */
function data(found) {
  const pair = (x, y) => `${x}${y < 0 ? "" : " "}${y}`;
  return found.map(({ points, closed }) => {
    let out = `M${pair(...points[0])}`, first = true;
    const rest = closed ? points.slice(1, -1) : points.slice(1);
    let last = points[0];
    for (const p of rest) {
      const text = pair(p[0] - last[0], p[1] - last[1]);
      out += first ? `l${text}` : text.startsWith("-") ? text : ` ${text}`;
      [first, last] = [false, p];
    }
    return out + (closed ? "z" : "");
  }).join("");
}

/** Hatching of a shape, as lines cut to it, so that no pattern is needed. */
function hatch(found, step, falling) {
  const turn = ([x, y]) => (falling ? [x - y, x + y] : [x + y, x - y]);
  const edges = [];
  for (const { points } of found) {
    const ring = points.map(turn);
    for (let i = 0; i + 1 < ring.length; i++) edges.push([ring[i], ring[i + 1]]);
    edges.push([ring[ring.length - 1], ring[0]]);
  }
  const all = edges.flat().map((p) => p[0]);
  const strokes = [];
  for (let u = Math.ceil(Math.min(...all) / step) * step + 0.5; u < Math.max(...all); u += step) {
    const cuts = edges.filter(([a, b]) => (a[0] < u) !== (b[0] < u))
      .map(([a, b]) => a[1] + ((u - a[0]) / (b[0] - a[0])) * (b[1] - a[1])).sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [v, w] = [cuts[i] + 1.5, cuts[i + 1] - 1.5];
      if (w - v < 4) continue;
      const n = Math.round((w - v) / 2);
      const [x, y] = (falling ? [(u + v) / 2, (v - u) / 2] : [(u + v) / 2, (u - v) / 2]).map(Math.round);
      strokes.push(falling ? `M${x} ${y}l${n} ${n}` : `M${x} ${y}l${n}-${n}`);
    }
  }
  return strokes.join("");
}

/** Little engraved peaks along the ranges. */
function peaks(projection, width, height, size) {
  const inside = Object.values(RANGES).flat().map(projection)
    .filter(([x, y]) => x > 8 && y > 8 && x < width - 8 && y < height - 8).map((p) => p.map(Math.round));
  const [s, high] = [size, Math.round(size * 1.6)];
  const line = inside.map(([x, y]) => `M${x - s} ${y + 4}l${s}-${high} ${s} ${high}`).join("");
  const shade = inside.map(([x, y]) => `M${x} ${y + 4 - high}l${s} ${high}h-${s - 1}z`).join("");
  return `<path fill="var(--coast)" opacity=".35" d="${shade}"/>
  <path fill="none" stroke="var(--coast)" stroke-width="1.2" stroke-linejoin="round" opacity=".55" d="${line}"/>`;
}

/** A compass rose of radius r. */
function rose(x, y, r) {
  const point = (angle, long, half) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at = (a, b) => `${(x + a * c - b * s).toFixed(1)} ${(y + a * s + b * c).toFixed(1)}`;
    return half ? `M${x} ${y}L${at(r * 0.17, r * 0.17)} ${at(long, 0)}z` : `M${x} ${y}L${at(r * 0.17, -r * 0.17)} ${at(long, 0)}z`;
  };
  const four = [0, 1, 2, 3].map((i) => (i * Math.PI) / 2);
  const dark = four.map((a) => point(a, r, true) + point(a + Math.PI / 4, r * 0.62, true)).join("");
  const light = four.map((a) => point(a, r, false) + point(a + Math.PI / 4, r * 0.62, false)).join("");
  return `<g opacity=".5"><circle fill="none" stroke="var(--coast)" stroke-width=".9" cx="${x}" cy="${y}" r="${Math.round(r * 0.72)}"/>
  <circle fill="none" stroke="var(--coast)" stroke-width="2" stroke-dasharray="1 ${(r * 0.1047 * 0.78 - 1).toFixed(1)}" cx="${x}" cy="${y}" r="${Math.round(r * 0.78)}"/>
  <path fill="var(--land)" stroke="var(--coast)" stroke-width=".6" d="${light}"/><path fill="var(--coast)" d="${dark}"/></g>`;
}

/**
 * Sea with depth, engraved lines along the coast, and land that casts a shadow. The lines follow a coarse coast: wide
 * strokes along all the detail would be the dearest thing on the page to paint.
 */
function ground(id, box, land, coarse, grid, wide) {
  const [x, y, w, h] = box;
  const along = [[46, "-2"], [44.4, ""], [31, "-2"], [29.6, ""], [18, "-2"], [16.6, ""]];
  return `<path fill="var(--sea)" d="M${x} ${y}h${w}v${h}h${-w}z"/>
  <path fill="none" stroke="var(--coast)" stroke-width=".8" opacity=".28" d="${grid}"/>
  <defs><path id="${id}-land" d="${land}"/><path id="${id}-coarse" d="${coarse}"/></defs>
  <g fill="none" stroke-linejoin="round">${along.map(([width, tone]) =>
    `<use href="#${id}-coarse" stroke="var(--sea${tone})" stroke-width="${width}"/>`).join("")}</g>
  <use href="#${id}-land" fill="none" stroke="var(--sea-2)" stroke-width="7"/>
  <use href="#${id}-land" fill="var(--cast)" opacity=".3" transform="translate(3 4)"/>
  <use href="#${id}-land" fill="var(--land)" stroke="var(--coast)" stroke-width="${wide}" stroke-linejoin="round"/>`;
}

/** The creases of a map that has been folded. */
function folds(box, xs, ys) {
  const [x, y, w, h] = box;
  const down = (dx) => xs.map((at) => `M${at + dx} ${y}v${h}`).join("") + ys.map((at) => `M${x} ${at + dx}h${w}`).join("");
  return `<path fill="none" stroke="var(--cast)" stroke-width="5" opacity=".05" d="${down(-2)}"/>
  <path fill="none" stroke="var(--gloss)" stroke-width="1.6" opacity=".22" d="${down(1)}"/>`;
}

const square = ([x, y], r) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`;
const diamond = ([x, y], r) => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`;
const whole = (p) => p.map(Math.round);

function write(name, width, height, body) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n<g id="${name}">\n  ${body}\n</g>\n</svg>\n`;
  writeFileSync(new URL(`${name}.svg`, import.meta.url), text);
}

function daysMap({ name, width, height, rotate, scale, translate, fold, compass, thick }) {
  const bleed = 40, box = [-bleed, -bleed, width + 2 * bleed, height + 2 * bleed];
  const extent = [[-bleed, -bleed], [width + bleed, height + bleed]];
  const projection = geoAzimuthalEqualArea().rotate(rotate).scale(scale).translate(translate).clipAngle(100).clipExtent(extent);
  const path = geoPath(projection).digits(2);
  const land = data(lines(path, LAND, 2.2, 9));
  const coarse = data(lines(path, LAND, 40, 60));
  const west = lines(path, northern(called(WEST)), 3, 30);
  const east = lines(path, called(EAST), 3, 30);
  const gdr = lines(path, { type: "Polygon", coordinates: [GDR.slice().reverse()] }, 0.5, 1);
  const cuba = data(lines(path, CUBA, 0.6, 2));
  const curtain = data(lines(path, { type: "LineString", coordinates: CURTAIN }, 0.5, 0));
  const reach = data(REACH.flatMap((r) => {
    const ring = geoCircle().center(SAN_CRISTOBAL).radius(r).precision(3)().coordinates[0];
    return lines(path, { type: "LineString", coordinates: ring }, 0.3, 0);
  }));
  const grid = data(lines(path, geoGraticule().step([15, 15])(), 1, 0));
  const at = Object.fromEntries(Object.entries(PLACES).map(([place, p]) => [place, whole(projection(p))]));
  write(name, width, height, [
    ground(name, box, land, coarse, grid, 1.2),
    `<path fill="var(--us)" opacity=".14" d="${data(west)}"/>
  <path fill="none" stroke="var(--us)" stroke-width="1.1" opacity=".3" d="${hatch(west, 11, false)}"/>`,
    `<path fill="var(--land)" d="${data(gdr)}"/><path fill="var(--ussr)" opacity=".13" d="${data(east)}${data(gdr)}"/>
  <path fill="none" stroke="var(--ussr)" stroke-width="1.2" opacity=".38" d="${hatch(east, 11, true)}${hatch(gdr, 8, true)}"/>`,
    peaks(projection, width, height, Math.round(5 * thick)),
    rose(...compass, 46 * thick),
    `<path fill="var(--ussr)" stroke="var(--coast)" stroke-width="1.2" d="${cuba}"/>`,
    `<g fill="none" stroke-linejoin="round"><path stroke="var(--land)" stroke-width="${Math.round(6 * thick)}" d="${curtain}"/><path stroke="var(--ussr)" stroke-width="${Math.round(3 * thick)}" stroke-dasharray="7 3" d="${curtain}"/>
  <path stroke="var(--ussr)" stroke-width="1.3" stroke-dasharray="3 5" opacity=".8" d="${reach}"/></g>`,
    `<path fill="var(--us)" stroke="var(--land)" stroke-width="1.5" d="${square(at.washington, Math.round(5 * thick))}"/><path fill="var(--ussr)" stroke="var(--land)" stroke-width="1.5" d="${diamond(at.moscow, Math.round(7 * thick))}"/>`,
    folds(box, ...fold),
  ].join("\n  "));
  console.log(name, JSON.stringify(at));
}

function zonesMap({ name, width, height, rotate, scale, translate, left, right, top, bottom, thick }) {
  const bleed = 60, box = [-bleed, -bleed, width + 2 * bleed, height + 2 * bleed];
  const extent = [[-bleed, -bleed], [width + bleed, height + bleed]];
  const projection = geoAzimuthalEquidistant().rotate(rotate).scale(scale).translate(translate).clipAngle(140).clipExtent(extent);
  const path = geoPath(projection).digits(2);
  const land = data(lines(path, LAND, 3, 14));
  const coarse = data(lines(path, LAND, 40, 60));
  const cuba = data(lines(path, CUBA, 0.4, 1));
  const grid = data(lines(path, geoGraticule().step([30, 15])(), 0.6, 0));
  const spot = whole(projection([-79.5, 22]));
  const [x, y, w, h] = box;
  const sphere = (line, edge) => `${line}V${y + h}H${edge}V${y}z`;
  const [l, r] = [left(spot), right];
  write(name, width, height, [
    ground(name, box, land, coarse, grid, 1),
    `<path fill="var(--us)" opacity=".2" d="${sphere(l, x)}"/><path fill="var(--ussr)" opacity=".2" d="${sphere(r, x + w)}"/>`,
    `<g fill="none" stroke-width="2"><path stroke="var(--us)" opacity=".35" stroke-width="${Math.round(9 * thick)}" d="${l}"/><path stroke="var(--us)" stroke-width="${Math.round(2.4 * thick)}" stroke-dasharray="9 5" d="${l}"/>
  <path stroke="var(--ussr)" opacity=".35" stroke-width="${Math.round(9 * thick)}" d="${r}"/><path stroke="var(--ussr)" stroke-width="${Math.round(2.4 * thick)}" stroke-dasharray="9 5" d="${r}"/></g>`,
    `<path fill="var(--ochre)" stroke="var(--coast)" stroke-width="1.2" d="${cuba}"/>`,
    `<g fill="none" stroke="var(--coast)" stroke-width="1.2" opacity=".4"><circle cx="${translate[0]}" cy="${translate[1]}" r="5"/><path d="M${translate[0] - 11} ${translate[1]}h22M${translate[0]} ${translate[1] - 11}v22"/></g>`,
    folds(box, [Math.round(width / 2)], [Math.round(height / 2)]),
  ].join("\n  "));
  console.log(name, JSON.stringify({ cuba: spot, pole: translate }));
}

daysMap({ name: "map-wide", width: 1000, height: 600, rotate: [36.05, -35.96, 0], scale: 539.5, translate: [482.8, 405.3],
  fold: [[250, 500, 750], [300]], compass: [560, 486], thick: 1 });
daysMap({ name: "map-portrait", width: 600, height: 744, rotate: [34.4, -35.6, 23.8], scale: 420.3, translate: [332.6, 455.2],
  fold: [[300], [248, 496]], compass: [420, 560], thick: 1.15 });
zonesMap({ name: "zones-wide", width: 1000, height: 520, rotate: [32, -90, 0], scale: 315, translate: [500, 130], thick: 1,
  left: ([x, y]) => `M392-60C384 60 350 140 338 220C332 262 330 290 300 ${y - 52}C${x + 10} ${y - 46} ${x - 30} ${y - 26} ${x - 22} ${y + 10}C${x - 12} ${y + 36} 300 ${y + 30} 322 ${y + 84}C330 500 330 540 330 580`,
  right: "M640-60C642 40 646 90 654 140C662 176 652 196 664 226C680 262 712 282 716 330C718 376 684 410 680 460C678 500 678 540 678 580" });
zonesMap({ name: "zones-portrait", width: 600, height: 620, rotate: [32, -90, 0], scale: 232, translate: [300, 180], thick: 1.2,
  left: ([x, y]) => `M222-60C216 60 198 150 194 230C190 262 188 290 166 ${y - 46}C${x + 10} ${y - 42} ${x - 26} ${y - 24} ${x - 20} ${y + 10}C${x - 12} ${y + 36} 176 ${y + 30} 192 ${y + 90}C200 520 198 620 198 680`,
  right: "M402-60C402 60 402 130 410 190C416 218 408 232 416 254C428 282 450 296 452 334C454 372 410 400 405 460C402 540 402 620 402 680" });
