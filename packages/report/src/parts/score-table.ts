import type { Cell, Table } from '@hub/document/document';
import { intervalOf, intervalText, numberText } from '../reading/numbers.ts';
import type { ReadForm, ReadScale } from '../reading/read-form.ts';
import type { Reading } from '../reading/reading.ts';
import { type Column, table } from './blocks.ts';
import { normsText } from './cover.ts';

/**
 * Every scale of the form with its numbers, or with the reason why it has none. A narrow table does not mark which
 * scales stand out (the profile does), so that each row is one line.
 */
export function scoreTable({ words, input }: Reading, form: ReadForm, look: 'wide' | 'narrow'): Table {
  const { columns, scores, none } = words;
  const scales = form.scales.filter(({ isOnForm }) => isOnForm);
  if (!hasNorms(form)) {
    return table(
      scores.captionRaw,
      [
        [columns.scale, 4],
        [columns.score, 2, 'end'],
        [columns.band, 4],
      ],
      scales.map((scale) => [scale.name, numberOr(scale.result?.raw, none), bandCell(scale)]),
    );
  }
  const { interval } = input.options;
  const ownMeans = { above: scores.aboveOwn, below: scores.belowOwn };
  return table(
    scores.caption(normsText(form, words)),
    [
      [columns.scale, 4.6],
      [columns.raw, 1.4, 'end'],
      [columns.t, 1, 'end'],
      [columns.interval(interval), 2.2, 'end'],
      [columns.percentile, 2, 'end'],
      [columns.band, look === 'wide' ? 4.4 : 6.6],
      ...(look === 'wide' ? [[columns.inProfile, 2.6] as Column] : []),
    ],
    scales.map((scale) => {
      const { result, ownMean } = scale;
      return [
        { text: scale.name, bold: scale.isComposite },
        numberOr(result?.raw, none),
        { text: numberOr(result?.T, none), bold: true },
        (result && intervalText(intervalOf(result, interval))) || none,
        result?.percentile?.text ?? none,
        bandCell(scale),
        ...(look === 'wide' ? [ownMean ? ownMeans[ownMean] : ''] : []),
      ];
    }),
  );
}

/** Whether this form of the instrument has any norms. */
export const hasNorms = ({ definition, form }: Pick<ReadForm, 'definition' | 'form'>) =>
  definition.norms?.tables.some((each) => each.form === form.id) ?? false;

export const numberOr = (value: number | null | undefined, none: string) =>
  value === null || value === undefined ? none : numberText(value);

/** The band with its tone, or the reason why there is no score. */
const bandCell = ({ reason, band, bandName }: ReadScale): Cell =>
  reason === '' ? { text: bandName, ...(band ? { tone: band.tone } : {}) } : { text: reason };
