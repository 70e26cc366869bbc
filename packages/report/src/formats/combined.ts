import type { Block, Cell } from '@hub/document/document';
import { type ComparedScore, compareRaters, type RaterDifference } from '@hub/instrument/compare';
import { type Column, facts, h2, list, paragraph, section, table } from '../parts/blocks.ts';
import { comparedScales, comparedScore, findScale } from '../parts/compared-scores.ts';
import { practitionerText } from '../parts/cover.ts';
import { headOfForms } from '../parts/head.ts';
import { methodOfForms } from '../parts/method.ts';
import { profileFigures } from '../parts/profile.ts';
import { signature } from '../parts/signature.ts';
import { trustOf } from '../parts/trust.ts';
import { differenceText, intervalOf, intervalText, numberText } from '../reading/numbers.ts';
import type { ReadForm, ReadScale } from '../reading/read-form.ts';
import type { Reading } from '../reading/reading.ts';

interface Rater {
  letter: string;
  name: string;
  form: ReadForm;
}

/** Two raters of one scale, by their letters, and how they differ. */
interface Pair extends Omit<RaterDifference, 'raters'> {
  name: string;
}

/** Several raters of one client side by side. */
export function combinedReport(reading: Reading): Block[] {
  const { forms, words, input, page, clientName } = reading;
  const raters = forms.map((form, index): Rater => {
    const letter = String.fromCharCode(65 + index);
    return { letter, name: words.combined.letters(letter, form.respondent, form.role), form };
  });
  const scales = comparedScales(forms);
  const pairs = new Map(scales.map(({ code }) => [code, pairsOf(reading, raters, code)]));
  const warnings = new Set([...pairs.values()].flat().flatMap((pair) => pair.warnings));
  return [
    facts([
      [words.facts.client, clientName],
      [words.facts.birthDate, page.day(input.client.birthDate)],
      [words.facts.case, input.caseName],
      [words.facts.practitioner, practitionerText(input)],
    ]),
    ...headOfForms(reading, raters),
    ...input.options.opening,
    h2(words.sections.raters),
    raterTable(reading, raters),
    ...[...warnings].map((warning) => paragraph(words.combined.warnings[warning])),
    ...section(reading, 'profile', () => profileFigures(reading, raters)),
    ...section(reading, 'scores', () => [scoresOfRaters(reading, raters)]),
    ...section(reading, 'differences', () => differences(reading, raters, scales, pairs)),
    ...section(reading, 'agreement', () => agreement(reading, scales, pairs)),
    ...section(reading, 'method', () =>
      methodOfForms(reading, raters, ['scores', 'intervals', 'differences']),
    ),
    signature(reading),
  ];
}

function raterTable({ words, page }: Reading, raters: Rater[]): Block {
  const { columns, combined, trust } = words;
  return table(
    combined.raters,
    [
      [columns.letter, 1],
      [columns.rater, 3],
      [columns.role, 2],
      [columns.completed, 3],
      [columns.trust, 3],
    ],
    raters.map(({ letter, form }) => [
      letter,
      form.respondent,
      form.role,
      page.day(form.completedOn),
      trust.short[trustOf(form)],
    ]),
  );
}

function scoresOfRaters({ words, input, form }: Reading, raters: Rater[]): Block {
  const { columns, combined } = words;
  const cell = (scale: ReadScale | undefined): Cell => {
    if (!scale?.isOnForm) return { text: words.reasons.NOT_ON_FORM };
    const { result, reason, band, bandName } = scale;
    if (!result || result.T === null) return { text: reason === '' ? words.none : reason };
    const interval = intervalText(intervalOf(result, input.options.interval));
    return {
      text: combined.score(numberText(result.T), interval, bandName),
      ...(band ? { tone: band.tone } : {}),
    };
  };
  return table(
    combined.scores,
    [[columns.scale, 3], ...raters.map(({ letter }): Column => [letter, 3])],
    form.scales.map(({ code, name }) => [name, ...raters.map((rater) => cell(findScale(rater.form, code)))]),
  );
}

/** The pairs of raters that both have a score of the scale. */
function pairsOf({ words }: Reading, raters: Rater[], scale: string): Pair[] {
  const scored = raters.flatMap(({ letter, form }) => {
    const score: ComparedScore | null = comparedScore(form, findScale(form, scale));
    return score ? [{ letter, score }] : [];
  });
  return compareRaters(scored.map(({ score }) => score)).map(({ raters: [first, second], ...rest }) => ({
    ...rest,
    name: words.combined.pair(scored[first]?.letter ?? '', scored[second]?.letter ?? ''),
  }));
}

function differences(
  { words }: Reading,
  raters: Rater[],
  scales: ReadScale[],
  pairs: Map<string, Pair[]>,
): Block[] {
  const { columns, combined } = words;
  const names = raters.flatMap(({ letter }, index) =>
    raters.slice(index + 1).map((other) => combined.pair(letter, other.letter)),
  );
  const cell = (pair: Pair | undefined): Cell => {
    if (!pair) return { text: words.none };
    const text = differenceText(pair.difference);
    return pair.isSignificant ? { text: `${text}*`, bold: true } : { text };
  };
  const significant = scales.flatMap(({ code, name }) => {
    const found = (pairs.get(code) ?? []).filter(({ isSignificant }) => isSignificant);
    const differences = found.map((pair) => `${pair.name} ${differenceText(pair.difference)}`).join(', ');
    return found.length > 0 ? [combined.significantPairs(name, differences)] : [];
  });
  return [
    paragraph(significant.length > 0 ? combined.significant : combined.noneSignificant),
    ...list(significant),
    table(
      combined.differences,
      [[columns.scale, 4], ...names.map((name): Column => [name, 1.3, 'end'])],
      scales.map(({ code, name }) => [
        name,
        ...names.map((pair) => cell(pairs.get(code)?.find((each) => each.name === pair))),
      ]),
    ),
  ];
}

function agreement({ words }: Reading, scales: ReadScale[], pairs: Map<string, Pair[]>): Block[] {
  const { columns, combined } = words;
  const compared = scales.filter(({ code }) => (pairs.get(code) ?? []).length > 0);
  const doAllAgree = ({ code }: ReadScale) => pairs.get(code)?.every(({ agree }) => agree) ?? false;
  const cellText = (scale: ReadScale): string => {
    const all = pairs.get(scale.code) ?? [];
    if (all.length === 0) return combined.notCompared;
    if (doAllAgree(scale)) return combined.allAgree;
    const agreeing = all.filter(({ agree }) => agree).map(({ name }) => name);
    return agreeing.length === 0 ? combined.noneAgree : combined.agree(agreeing.join(', '));
  };
  return [
    paragraph(combined.sums(compared.filter(doAllAgree).length, compared.length)),
    table(
      combined.agreement,
      [
        [columns.scale, 3],
        [columns.agreement, 5],
      ],
      scales.map((scale) => [scale.name, cellText(scale)]),
    ),
  ];
}
