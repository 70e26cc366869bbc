export type PlayedStretch = { from: number; to: number };

/** In seconds. A larger step between two positions of a video is a jump. */
const LONGEST_STEP = 2;

/** Records which parts were really played: a stretch grows while the video runs, and ends at a jump. */
export function followPlaying() {
  let stretches: PlayedStretch[] = [];
  let last: number | undefined;
  return {
    /** The running video has reached this position. */
    at(seconds: number) {
      const step = last === undefined ? Number.NaN : seconds - last;
      if (step > 0 && step <= LONGEST_STEP) add({ from: last ?? 0, to: seconds });
      last = seconds;
    },
    /** The video was paused, or has jumped. */
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
