import { numberText } from '../reading/numbers.ts';
import type { ReadScale } from '../reading/read-form.ts';
import type { Words } from '../words/en.ts';
import type { ProfileSeries } from './profile.ts';
import { isElevated } from './texts.ts';

/** How many scales are named besides the first; the table has all of them. */
const MAX_NAMED = 5;
const MAX_NAMED_OF_RATER = 1;

/** The text alternative of a profile for people who cannot see it. */
export function profileAlternative(words: Words, group: ReadScale[], series: ProfileSeries[]): string {
  const sentences = series.map(({ name, form }) => {
    const scales = group.flatMap(({ code }) => form.scales.find((scale) => scale.code === code) ?? []);
    return series.length === 1
      ? [sayScales(words, scales, MAX_NAMED), ...sayRest(words, scales)].join(' ')
      : words.profile.rater(name, sayScales(words, scales, MAX_NAMED_OF_RATER));
  });
  return sentences.join(' ');
}

/** The scale of most concern, the others outside of their usual band, and the rest. */
function sayScales(words: Words, scales: ReadScale[], most: number): string {
  const { profile } = words;
  const lowIsOfConcern = scales[0]?.scheme?.scheme.concern === 'low';
  const scored = scales.filter((scale) => tOf(scale) !== null);
  const own = scored.filter(({ isComposite }) => !isComposite);
  const [first, ...others] = (own.length > 0 ? own : scored).toSorted(
    (a, b) => ((tOf(a) ?? 0) - (tOf(b) ?? 0)) * (lowIsOfConcern ? 1 : -1),
  );
  if (!first) return profile.without(words.join(scales.map(({ name }) => name)));
  const elevated = others.filter(isElevated);
  const named = elevated
    .slice(0, most)
    .map((scale) => withNumber(scale, words))
    .join('; ');
  const say = lowIsOfConcern ? profile.lowest : profile.highest;
  const sentences = [say(first.name, numberText(tOf(first) ?? 0), band(first, words))];
  if (elevated.length > most) sentences.push(profile.alsoAndMore(named, elevated.length - most));
  else if (elevated.length > 0) sentences.push(profile.also(named));
  if (!isElevated(first)) sentences.push(profile.all);
  else if (others.length > elevated.length) sentences.push(profile.others);
  return sentences.join(' ');
}

function sayRest(words: Words, scales: ReadScale[]): string[] {
  const { profile } = words;
  const names = (which: (scale: ReadScale) => boolean) =>
    words.join(scales.filter(which).map(({ name }) => name));
  const composites = scales
    .filter((scale) => scale.isComposite && tOf(scale) !== null)
    .map((scale) => withNumber(scale, words))
    .join('; ');
  const standOuts = names(({ ownMean }) => ownMean !== null);
  const without = names((scale) => tOf(scale) === null);
  return [
    ...(composites === '' ? [] : [profile.composites(composites)]),
    ...(standOuts === '' ? [] : [profile.standsOut(standOuts)]),
    ...(without === '' ? [] : [profile.without(without)]),
  ];
}

const tOf = ({ result }: ReadScale) => result?.T ?? null;

const withNumber = (scale: ReadScale, words: Words) =>
  `${scale.name}, T ${numberText(tOf(scale) ?? 0)}${band(scale, words)}`;

const band = ({ bandName }: ReadScale, { profile }: Words) =>
  bandName === '' ? '' : profile.inBand(bandName);
