import { bandIndex } from '../bands.ts';
import type { Band } from '../definition/bands.ts';
import type { Definition } from '../definition.ts';
import { add, compare, fraction, ONE, toText } from '../fraction.ts';
import { bandSchemeOf } from '../look-up.ts';
import { type Fault, fault, type Path } from './fault.ts';
import type { ReachableScores } from './reachable-scores.ts';

/** The bands of a scheme must be contiguous. */
export function findBandFaults({ bandSchemes = {} }: Definition): Fault[] {
  return Object.entries(bandSchemes).flatMap(([name, { bands }]) =>
    bands.flatMap((band, index) => {
      const path = ['bandSchemes', name, 'bands', index];
      return [...endFaults(path, band), ...orderFaults(path, band, bands[index - 1])];
    }),
  );
}

function endFaults(path: Path, { from, to, below }: Band): Fault[] {
  if (to !== undefined && below !== undefined)
    return [fault([...path, 'below'], 'Say to or below, not both')];
  if (from === undefined) return [];
  const isEmpty =
    (to !== undefined && compare(fraction(from), fraction(to)) > 0) ||
    (below !== undefined && compare(fraction(from), fraction(below)) >= 0);
  return isEmpty ? [fault([...path, 'from'], 'The band ends before it begins')] : [];
}

/** A band up to 64 is followed by one from 65; a band below 64.5 by one from 64.5. */
function orderFaults(path: Path, { from }: Band, before: Band | undefined): Fault[] {
  if (!before) return [];
  const begins = before.to === undefined ? before.below : toText(add(fraction(before.to), ONE));
  if (begins === undefined) return [fault(path, 'The band before has no end')];
  if (from !== undefined && compare(fraction(from), fraction(begins)) === 0) return [];
  return [fault([...path, 'from'], `The band does not begin at ${begins}, where the one before ends`)];
}

/** Every reachable score must be in a band of each scheme of its scale. */
export function findUnreadScores(definition: Definition, reachable: ReachableScores): Fault[] {
  return definition.scales.flatMap(({ code, bands = [], forms }, index) =>
    bands.flatMap((name, place) => {
      const scheme = bandSchemeOf(definition, name);
      return Object.keys(forms).flatMap((form) => {
        const scores = reachable[scheme.of](code, form);
        const unread = scores.find((score) => bandIndex(scheme.bands, score) === -1);
        const kind = scheme.of === 'raw' ? 'raw score' : 'T of';
        return unread
          ? fault(
              ['scales', index, 'bands', place],
              `The ${kind} ${toText(unread)} can be reached and is in no band`,
            )
          : [];
      });
    }),
  );
}
