export type PlayedStretch = { from: number; to: number };

/** A step of the clock of a video: further apart, somebody has jumped. */
const LONGEST_STEP = 2;

/** What was really played: stretches that grow while the video runs, and end where somebody jumps. */
export function followPlaying() {
  let stretches: PlayedStretch[] = [];
  let last: number | undefined;
  return {
    /** The video runs, and is here. */
    at(seconds: number) {
      const step = last === undefined ? Number.NaN : seconds - last;
      if (step > 0 && step <= LONGEST_STEP) add({ from: last ?? 0, to: seconds });
      last = seconds;
    },
    /** It stands still, or jumps. */
    stop() {
      last = undefined;
    },
    played: (): PlayedStretch[] => stretches,
  };

  function add(next: PlayedStretch) {
    const sorted = [...stretches, next].toSorted((first, second) => first.from - second.from);
    stretches = sorted.reduce<PlayedStretch[]>((merged, { from, to }) => {
      const before = merged.at(-1);
      if (before && from <= before.to) before.to = Math.max(before.to, to);
      else merged.push({ from, to });
      return merged;
    }, []);
  }
}
