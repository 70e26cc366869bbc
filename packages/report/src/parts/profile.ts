import type { Block } from '@hub/document/document';
import type { PlotAxis, ProfilePlot } from '@hub/document/plot';
import { fraction, toNumber } from '@hub/instrument/fraction';
import type { Interval } from '@hub/instrument/scale-result';
import { intervalOf, numberText } from '../reading/numbers.ts';
import type { ReadForm, ReadScale } from '../reading/read-form.ts';
import type { Reading } from '../reading/reading.ts';
import { profileAlternative } from './profile-alternative.ts';

/** Forms as series, with their names in the plot. */
export interface ProfileSeries {
  name: string;
  form: ReadForm;
}

/** A figure for the scales of each band scheme, because the scales of one plot share its bands. */
export function profileFigures({ words, input }: Reading, series: ProfileSeries[]): Block[] {
  const { interval } = input.options;
  return profileGroups(series).map((group): Block => {
    const [first] = group;
    const find = (form: ReadForm, { code }: ReadScale) => form.scales.find((scale) => scale.code === code);
    const scales = group.map((scale, index) => ({
      name: scale.name,
      startsGroup: index > 0 && scale.isComposite && group[index - 1]?.isComposite === false,
      standsOut: series.length === 1 && scale.ownMean !== null,
    }));
    const drawn = series.map(({ name, form }) => ({
      name,
      points: group.map((scale) => {
        const result = find(form, scale)?.result;
        if (!result || result.T === null) return null;
        return { value: result.T, text: numberText(result.T), interval: intervalOf(result, interval) };
      }),
    }));
    const points = drawn.flatMap((each) => each.points.flatMap((point) => point ?? []));
    const plot: ProfilePlot = {
      kind: 'profile',
      axis: axisOf(words.profile.title, first, points, series[0]?.form),
      scales,
      series: drawn,
    };
    const names = [...new Set([first?.name ?? '', group.at(-1)?.name ?? ''])].join(' – ');
    const hasIntervals = points.some((point) => point.interval);
    return {
      kind: 'figure',
      caption: [
        hasIntervals ? words.profile.caption(names, interval) : words.profile.withoutInterval(names),
        ...(scales.some(({ standsOut }) => standsOut) ? [words.profile.marked] : []),
      ].join(' '),
      alternative: profileAlternative(words, group, series),
      plot,
    };
  });
}

/** The scales of the forms by band scheme, if any form has a T for them. */
export function profileGroups(series: ProfileSeries[]): ReadScale[][] {
  const scales = series[0]?.form.scales ?? [];
  const ofForms = ({ code }: ReadScale) =>
    series.flatMap(({ form }) => form.scales.find((scale) => scale.code === code && scale.isOnForm) ?? []);
  const isScored = (scale: ReadScale) => ofForms(scale).some(({ result }) => (result?.T ?? null) !== null);
  // A scale with only a raw score has no norms and is left out of the profile.
  const hasPlace = (scale: ReadScale) =>
    isScored(scale) || ofForms(scale).some(({ result }) => result === null);
  const schemes = new Set(scales.map(({ scheme }) => scheme?.code));
  return [...schemes]
    .map((code) => scales.filter((scale) => scale.scheme?.code === code && hasPlace(scale)))
    .filter((group) => group.some(isScored));
}

const LOWEST = 30;
const HIGHEST = 80;
const STEP = 10;

/** From 30 to 80, extended if a score or its interval is beyond, with the bands of the scale. */
export function axisOf(
  title: string,
  scale: ReadScale | undefined,
  points: { value: number; interval: Interval | null }[],
  form: ReadForm | undefined,
): PlotAxis {
  const ends = points.flatMap(({ value, interval }) => [
    value,
    ...(interval ? [interval.from, interval.to] : []),
  ]);
  const from = Math.floor(Math.min(LOWEST, ...ends) / STEP) * STEP;
  const to = Math.ceil(Math.max(HIGHEST, ...ends) / STEP) * STEP;
  const scheme = scale?.scheme?.scheme;
  const starts = (scheme?.of === 'T' ? scheme.bands : [])
    .map((band) => ({ band, start: band.from === undefined ? from : toNumber(fraction(band.from)) }))
    .sort((a, b) => a.start - b.start);
  // A band is drawn up to the start of the next, so that there is no gap between whole numbers.
  const bands = starts
    .map(({ band, start }, index) => ({
      name: form?.text(band.name) ?? '',
      tone: band.tone,
      from: Math.max(from, start),
      to: Math.min(to, starts[index + 1]?.start ?? to),
    }))
    .filter((band) => band.from < band.to);
  return { title, from, to, step: STEP, bands };
}
