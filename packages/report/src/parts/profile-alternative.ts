import { numberText } from '../reading/numbers.ts';
import type { ReadScale } from '../reading/read-form.ts';
import type { Words } from '../words/en.ts';
import type { ProfileSeries } from './profile.ts';
import { isElevated } from './texts.ts';

/** What a person would say of a profile to somebody who does not see it. */
export function profileAlternative(words: Words, group: ReadScale[], series: ProfileSeries[]): string {
  const sentences = series.map(({ name, form }) => {
    const scales = group.flatMap(({ code }) => form.scales.find((scale) => scale.code === code) ?? []);
    const said = sayProfile(words, scales);
    return series.length === 1 ? said : words.profile.rater(name, said);
  });
  return sentences.join(' ');
}

function sayProfile(words: Words, scales: ReadScale[]): string {
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
    if (elevated.length > 0) {
      sentences.push(
        profile.also(
          words.join(elevated.map((scale) => `${scale.name}, T ${tText(scale)}${band(scale, words)}`)),
        ),
      );
    }
    const usual = others.length - elevated.length;
    if (!isElevated(first)) sentences.push(profile.all);
    else if (usual > 0) sentences.push(profile.others);
  }
  const standOuts = scales.filter(({ ownMean }) => ownMean !== null);
  if (standOuts.length > 0) sentences.push(profile.standsOut(names(standOuts)));
  if (without.length > 0) sentences.push(profile.without(names(without)));
  return sentences.join(' ');
}

const tOf = ({ result }: ReadScale) => result?.T ?? null;
const tText = (scale: ReadScale) => numberText(tOf(scale) ?? 0);
const band = ({ bandName }: ReadScale, { profile }: Words) =>
  bandName === '' ? '' : profile.inBand(bandName);
