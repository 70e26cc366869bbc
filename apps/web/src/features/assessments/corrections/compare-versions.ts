import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import { displayDate } from '@hub/contract/dates/date-display';
import { ageInWords } from '../../library/product-words.ts';
import { reasonInWords } from '../assessment-words.ts';

type Scale = ScoreVersion['scales'][number];
/** The cells of one version's row; the columns are raw, T, percentile and range. */
type Cells = [raw: string, t: string, percentile: string, range: string];

export type ComparedScale = {
  code: string;
  name: string;
  older: Cells;
  newer: Cells;
  /** Whether each column differs, and whether any does. */
  differs: boolean[];
  isChanged: boolean;
};

/** Compares two versions side by side. */
export function compareVersions(older: ScoreVersion, newer: ScoreVersion, all: readonly ScoreVersion[]) {
  const codes = [...new Set([...older.scales, ...newer.scales].map(({ code }) => code))];
  const facts = [
    { name: 'Norms', older: older.normGroup, newer: newer.normGroup },
    { name: 'Age', older: ageInWords(older.ageMonths), newer: ageInWords(newer.ageMonths) },
    { name: 'Completed', older: displayDate(older.completedOn), newer: displayDate(newer.completedOn) },
  ];
  return {
    facts: facts.map((fact) => ({ ...fact, isChanged: fact.older !== fact.newer })),
    scales: codes.map((code): ComparedScale => {
      const [one, other] = [older, newer].map(({ scales }) => scales.find((scale) => scale.code === code));
      const [left, right] = [cellsOf(one), cellsOf(other)];
      const differs = left.map((cell, column) => cell !== right[column]);
      const name = other?.name ?? one?.name ?? code;
      return { code, name, older: left, newer: right, differs, isChanged: differs.includes(true) };
    }),
    answers: correctedBetween(older, newer, all),
  };
}

function cellsOf(scale: Scale | undefined): Cells {
  if (!scale) return ['–', '–', '–', '–'];
  if (scale.reason) return ['–', '–', '–', reasonInWords(scale)];
  const range = scale.bands.map(({ name }) => name).join(', ') || '–';
  return [`${scale.raw}`, `${scale.t ?? '–'}`, scale.percentile ?? '–', range];
}

/** The answers that differ between the two versions, each with its older and its newer value. */
function correctedBetween(older: ScoreVersion, newer: ScoreVersion, all: readonly ScoreVersion[]) {
  const between = all
    .filter(({ number }) => number > older.number && number <= newer.number)
    .sort((one, other) => one.number - other.number)
    .flatMap(({ corrections }) => corrections);
  const items = new Map<string, ScoreVersion['corrections'][number]>();
  for (const correction of between) {
    const formerText = items.get(correction.itemId)?.formerText ?? correction.formerText;
    items.set(correction.itemId, { ...correction, formerText });
  }
  return [...items.values()]
    .filter(({ formerText, answerText }) => formerText !== answerText)
    .sort((one, other) => one.number - other.number);
}
