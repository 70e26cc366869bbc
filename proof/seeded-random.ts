export type Random = {
  /** A whole number from 0 up to, and without, this one. */
  below: (end: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  bytes: (length: number) => Buffer;
};

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: <T>(choices: readonly T[]) => choices[below(choices.length)] as T,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
