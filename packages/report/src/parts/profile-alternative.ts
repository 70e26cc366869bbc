import { numberText } from '../reading/numbers.ts';
import type { ReadScale } from '../reading/read-form.ts';
import type { Words } from '../words/en.ts';
import type { ProfileSeries } from './profile.ts';
import { isElevated } from './texts.ts';

/** What a person would say of a profile to somebody who does not see it. */
export function profileAlternative(words: Words, group: ReadScale[], series: ProfileSeries[]): string {
  const sentences = series.map(({ name, form }) => {
    const scales = group.flatMap(({ code }) => form.scales.find((scale) => scale.code === code) ?? []);
    return series.length === 1
      ? sayProfile(words, scales, MOST)
      : words.profile.rater(name, sayProfile(words, scales, MOST_OF_RATER));
  });
  return sentences.join(' ');
}

/** So many scales are named beside the first: the table has them all. */
const MOST = 5;
const MOST_OF_RATER = 1;

function sayProfile(words: Words, scales: ReadScale[], most: number): string {
  const { profile } = words;
  const scored = scales.filter((scale) => tOf(scale) !== null);
  const names = (list: ReadScale[]) => words.join(list.map(({ name }) => name));
  const without = scales.filter((scale) => tOf(scale) === null);
  const lowIsOfConcern = scales[0]?.scheme?.scheme.concern === 'low';
  const byScore = scored.toSorted((a, b) => ((tOf(a) ?? 0) - (tOf(b) ?? 0)) * (lowIsOfConcern ? 1 : -1));
  const [first, ...others] = byScore;
  const sentences: string[] = [];
  if (first) {
    const say = lowIsOfConcern ? profile.lowest : profile.highest;
    sentences.push(say(first.name, tText(first), band(first, words)));
    const elevated = others.filter(isElevated);
    const named = elevated
      .slice(0, most)
      .map((scale) => `${scale.name}, T ${tText(scale)}${band(scale, words)}`)
      .join('; ');
    if (elevated.length > most) sentences.push(profile.alsoAndMore(named, elevated.length - most));
    else if (elevated.length > 0) sentences.push(profile.also(named));
    const usual = others.length - elevated.length;
    if (!isElevated(first)) sentences.push(profile.all);
    else if (usual > 0) sentences.push(profile.others);
  }
  const standOuts = scales.filter(({ ownMean }) => ownMean !== null);
  if (most === MOST && standOuts.length > 0) sentences.push(profile.standsOut(names(standOuts)));
  if (without.length > 0) sentences.push(profile.without(names(without)));
  return sentences.join(' ');
}

const tOf = ({ result }: ReadScale) => result?.T ?? null;
const tText = (scale: ReadScale) => numberText(tOf(scale) ?? 0);
const band = ({ bandName }: ReadScale, { profile }: Words) =>
  bandName === '' ? '' : profile.inBand(bandName);
