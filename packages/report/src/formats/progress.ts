import type { Block } from '@hub/document/document';
import type { TimePlot } from '@hub/document/plot';
import { type Change, compareSeries, type SeriesStep } from '@hub/instrument/compare';
import type { ScaleResult } from '@hub/instrument/scale-result';
import { facts, h2, h3, list, paragraph, section, table } from '../parts/blocks.ts';
import { comparedScales, comparedScore, findScale } from '../parts/compared-scores.ts';
import { normsText, practitionerText } from '../parts/cover.ts';
import { headOfForms } from '../parts/head.ts';
import { methodOfForms } from '../parts/method.ts';
import { axisOf } from '../parts/profile.ts';
import { signature } from '../parts/signature.ts';
import { differenceText, intervalOf, intervalText, numberText } from '../reading/numbers.ts';
import type { ReadForm, ReadScale } from '../reading/read-form.ts';
import type { Reading } from '../reading/reading.ts';
import type { Words } from '../words/en.ts';

/** A score of a scale on one day, compared with earlier days; the first has no comparison. */
interface Moment {
  form: ReadForm;
  scale: ReadScale;
  result: ScaleResult;
  T: number;
  step: SeriesStep | null;
}

/** One form of one respondent over time. */
export function progressReport(reading: Reading): Block[] {
  const { forms, form, words, input, page, clientName } = reading;
  const series = comparedScales(forms).map((scale) => ({ scale, moments: momentsOf(forms, scale.code) }));
  const [first, last] = [forms[0] ?? form, forms.at(-1) ?? form];
  const steps = series.flatMap(({ moments }) => moments.flatMap(({ step }) => step ?? []));
  const named = forms.map((each) => ({ name: page.day(each.completedOn), form: each }));
  const warnings = new Set(steps.flatMap(({ fromFirst }) => fromFirst.warnings));
  return [
    facts([
      [words.facts.client, clientName],
      [words.facts.birthDate, page.day(input.client.birthDate)],
      [words.facts.form, form.text(form.form.name)],
      [words.facts.norms, normsText(form, words)],
      [words.facts.practitioner, practitionerText(input)],
    ]),
    ...headOfForms(reading, named),
    ...input.options.opening,
    h2(words.sections.changes),
    paragraph(
      words.progress.answered(
        form.respondent,
        form.role,
        forms.length,
        page.day(first.completedOn),
        page.day(last.completedOn),
      ),
    ),
    ...changes(words, series),
    ...[...warnings].map((warning) => paragraph(words.progress.warnings[warning])),
    ...section(reading, 'overTime', () => form.scales.flatMap((scale) => scaleOverTime(reading, scale))),
    ...section(reading, 'method', () => methodOfForms(reading, named, ['scores', 'intervals', 'changes'])),
    signature(reading),
  ];
}

/** The days on which the scale has a score. */
function momentsOf(forms: ReadForm[], code: string): Moment[] {
  const found = forms.flatMap((form) => {
    const scale = findScale(form, code);
    const compared = comparedScore(form, scale);
    const result = scale?.result;
    return scale && compared && result && result.T !== null
      ? [{ form, scale, result, T: result.T, compared }]
      : [];
  });
  const steps = compareSeries(found.map(({ compared }) => compared));
  return found.map(({ form, scale, result, T }, index) => ({
    form,
    scale,
    result,
    T,
    step: index === 0 ? null : (steps[index - 1] ?? null),
  }));
}

function changes(words: Words, series: { scale: ReadScale; moments: Moment[] }[]): Block[] {
  const { columns, progress } = words;
  const rows = series.flatMap(({ scale, moments }) => {
    const [first, last] = [moments[0], moments.at(-1)];
    return first && last?.step ? [{ scale, first, last, change: last.step.fromFirst }] : [];
  });
  const sentences = rows
    .filter(({ change }) => change.isReliable)
    .map(({ scale, first, last, change }) =>
      progress[directionOf(scale, change)](scale.name, numberText(first.T), numberText(last.T)),
    );
  return [
    ...(sentences.length > 0 ? list(sentences) : [paragraph(progress.none)]),
    table(
      progress.summary,
      [
        [columns.scale, 4],
        [columns.first, 2, 'end'],
        [columns.last, 2, 'end'],
        [columns.change, 4],
      ],
      rows.map(({ scale, first, last, change }) => [
        scale.name,
        numberText(first.T),
        numberText(last.T),
        changeText(words, change),
      ]),
    ),
  ];
}

function directionOf({ scheme }: ReadScale, { difference }: Change): 'better' | 'worse' | 'changed' {
  const concern = scheme?.scheme.concern ?? 'none';
  if (concern === 'none') return 'changed';
  return difference > 0 === (concern === 'low') ? 'better' : 'worse';
}

const changeText = ({ progress }: Words, { difference, isReliable }: Change) =>
  (isReliable ? progress.reliable : progress.notReliable)(differenceText(difference));

function scaleOverTime(reading: Reading, scale: ReadScale): Block[] {
  const { forms, words, page, input } = reading;
  const { columns, progress } = words;
  const moments = momentsOf(forms, scale.code);
  const [first] = moments;
  if (!scale.isOnForm) return [];
  if (!first) return [h3(scale.name), paragraph(progress.noScore(scale.name))];
  if (moments.length === 1) {
    const day = page.day(first.form.completedOn);
    return [h3(scale.name), paragraph(progress.once(scale.name, numberText(first.T), day))];
  }
  const { interval } = input.options;
  return [
    h3(scale.name),
    timeFigure(reading, scale, moments),
    table(
      progress.table(scale.name),
      [
        [columns.completed, 3],
        [columns.t, 1, 'end'],
        [columns.interval(interval), 2, 'end'],
        [columns.band, 3],
        [columns.sinceFirst, 3],
        [columns.sincePrevious, 3],
      ],
      moments.map(({ form, scale: { band, bandName }, result, T, step }) => [
        page.day(form.completedOn),
        { text: numberText(T), bold: true },
        intervalText(intervalOf(result, interval)) || words.none,
        { text: bandName, ...(band ? { tone: band.tone } : {}) },
        step ? changeText(words, step.fromFirst) : words.none,
        step ? changeText(words, step.fromPrevious) : words.none,
      ]),
    ),
  ];
}

function timeFigure(reading: Reading, scale: ReadScale, moments: Moment[]): Block {
  const { words, page, input, form } = reading;
  const { interval } = input.options;
  const points = moments.map(({ form: on, result, T, step }) => ({
    day: on.completedOn,
    label: page.day(on.completedOn),
    value: T,
    text: numberText(T),
    interval: intervalOf(result, interval),
    isReliableChange: step?.fromFirst.isReliable ?? false,
  }));
  const plot: TimePlot = {
    kind: 'time',
    axis: axisOf(words.profile.title, scale, points, form),
    name: scale.name,
    points,
  };
  const hasIntervals = points.some((point) => point.interval);
  return {
    kind: 'figure',
    caption: hasIntervals
      ? words.progress.caption(scale.name, interval)
      : words.progress.captionPlain(scale.name),
    alternative: alternativeOf(reading, scale, moments),
    plot,
  };
}

function alternativeOf({ words, page }: Reading, scale: ReadScale, moments: Moment[]): string {
  const { progress } = words;
  const [first, last] = [moments[0], moments.at(-1)];
  if (!first || !last) return '';
  const day = ({ form }: Moment) => page.day(form.completedOn);
  const highest = moments.reduce((so, moment) => (moment.T > so.T ? moment : so));
  return [
    progress.alternative(scale.name, numberText(first.T), day(first), numberText(last.T), day(last)),
    ...(highest.T > first.T && highest.T > last.T
      ? [progress.alternativeBetween(numberText(highest.T), day(highest))]
      : []),
    last.step?.fromFirst.isReliable ? progress.alternativeReliable : progress.alternativeNotReliable,
  ].join(' ');
}
