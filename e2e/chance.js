// Chance that can be repeated: every run draws the same, THIRTEEN_SEED=N draws something else, and THIRTEEN_SEED=any
// something new each time. The seed is printed.

const asked = process.env.THIRTEEN_SEED ?? "1962";
export const seed = asked === "any" ? Math.floor(Math.random() * 2 ** 31) : Number(asked);

/** Numbers from 0 up to 1, always the same for the same seed (mulberry32). */
function chance(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const draw = chance(seed);
console.log(`chance: THIRTEEN_SEED=${seed}`);

/** A whole number below `count`. */
export const below = (count) => Math.floor(draw() * count);

/** A script for a page to run first, so that its cards are dealt by seeded chance, too. */
export const dealing = (number) => `(${deal})(${chance}, ${seed + number})`;

function deal(chance, first) {
  const next = chance(first);
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(next() * 256);
    return array;
  };
}
