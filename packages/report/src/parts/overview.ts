import type { Block, Run } from '@hub/document/document';
import { findCriticalAnswers } from '../reading/critical-answers.ts';
import { intervalOf, numberText } from '../reading/numbers.ts';
import type { ReadForm, ReadScale } from '../reading/read-form.ts';
import type { Reading } from '../reading/reading.ts';
import { h3, list, paragraph } from './blocks.ts';
import { recommendationsOf } from './recommendations.ts';
import { elevatedScales, isElevated, isStrength, narrativeOf } from './texts.ts';
import { trustOf } from './trust.ts';

/** The length of an overview. It fills one page, or shares it in the report of scores. */
const LENGTHS = {
  full: { findings: 4, steps: 3, hasNarratives: true },
  brief: { findings: 4, steps: 1, hasNarratives: false },
};
type Length = (typeof LENGTHS)[keyof typeof LENGTHS];

/** The referral question, the main findings and the next steps: sentences first, then the numbers. */
export function overview(reading: Reading, form: ReadForm, length: keyof typeof LENGTHS): Block[] {
  const { words } = reading;
  const most = LENGTHS[length];
  return [
    h3(words.overview.asked),
    ...asked(reading, form, most),
    h3(words.overview.standsOut),
    ...standsOut(reading, form, most),
    h3(words.overview.next),
    ...list(nextSteps(reading, form, most.steps)),
  ];
}

function asked({ input, words, page }: Reading, form: ReadForm, { hasNarratives }: Length): Block[] {
  const { overview: say } = words;
  const who = say.answered(
    form.respondent,
    form.role,
    form.text(form.form.name),
    form.instrument,
    page.day(form.completedOn),
  );
  return [
    ...(input.referralReason === '' ? [] : [paragraph(say.referral(input.referralReason))]),
    paragraph(hasNarratives ? `${who} ${form.text(form.definition.about)}` : who),
  ];
}

function standsOut(reading: Reading, form: ReadForm, { findings: most, hasNarratives }: Length): Block[] {
  const { words } = reading;
  const { overview: say } = words;
  const found = [...elevatedScales(form), ...form.scales.filter(isStrength)];
  const findings = found.slice(0, most).map((scale) => finding(reading, form, scale, hasNarratives));
  const names = (which: (scale: ReadScale) => boolean) =>
    words.join(form.scales.filter(which).map(({ name }) => name));
  const others = found.slice(most).map((scale) => say.other(scale.name, scale.bandName));
  const above = names(({ ownMean }) => ownMean === 'above');
  const below = names(({ ownMean }) => ownMean === 'below');
  const ownMean = [
    ...(above === '' ? [] : [say.aboveOwn(above)]),
    ...(below === '' ? [] : [say.belowOwn(below)]),
  ];
  const without = names(({ isOnForm, result }) => isOnForm && result === null);
  return [
    ...(form.scales.some(isElevated) || !form.scales.some(({ result }) => result)
      ? []
      : [paragraph(say.nothing)]),
    ...list([...findings, ...(others.length > 0 ? [say.others(words.join(others))] : [])]),
    ...(ownMean.length > 0 ? [paragraph(ownMean.join(' '))] : []),
    ...(without === '' ? [] : [paragraph(say.noScores(without))]),
  ];
}

/** A sentence about a scale, followed by its numbers. */
function finding(reading: Reading, form: ReadForm, scale: ReadScale, hasNarrative: boolean): Run[] {
  const { words } = reading;
  const { finding: sentence } = narrativeOf(form, scale);
  const numbers = numbersText(reading, scale);
  if (sentence === '' || !hasNarrative)
    return [{ text: words.scales.inBand(scale.name, scale.bandName, numbers) }];
  const name = sentence.startsWith(scale.name) ? [] : [{ text: `${scale.name}. `, bold: true }];
  return [...name, { text: `${sentence} ${scale.bandName} (${numbers}).` }];
}

/** 'T 71, 90% interval 66 to 76, percentile 98'; the raw score of a scale without norms. */
export function numbersText({ words, input }: Reading, { result }: ReadScale): string {
  const { overview: say } = words;
  if (!result) return '';
  if (result.T === null) return numberText(result.raw);
  const { interval: level } = input.options;
  const interval = intervalOf(result, level);
  return say.numbers(
    numberText(result.T),
    interval ? say.interval(level, numberText(interval.from), numberText(interval.to)) : '',
    result.percentile ? say.percentile(result.percentile.text) : '',
  );
}

function nextSteps({ words }: Reading, form: ReadForm, most: number): string[] {
  const { overview: say } = words;
  const critical = findCriticalAnswers(form);
  const scales = elevatedScales(form).filter(({ isComposite }) => !isComposite);
  const advice = scales.map((scale) => narrativeOf(form, scale).advice).filter((text) => text !== '');
  const ideas = scales.flatMap((scale) =>
    recommendationsOf(form, scale)
      .filter(({ audience }) => audience !== 'clinic')
      .flatMap(({ texts }) => texts.slice(0, 1)),
  );
  return [
    ...(critical.length > 0 ? [say.critical(critical.length)] : []),
    ...(trustOf(form) === 'concern' && !form.scored.accepted ? [say.judge] : []),
    ...(form.result.scales.some(isFullOfGaps) ? [say.gaps] : []),
    ...[...advice, ...(advice.length === 0 ? ideas : [])].slice(0, most),
    say.discuss,
  ];
}

const isFullOfGaps = (scale: ReadForm['result']['scales'][number]) =>
  'reason' in scale && scale.reason === 'TOO_MANY_MISSING';
