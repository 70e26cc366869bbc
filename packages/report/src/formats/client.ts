import type { Block, Run } from '@hub/document/document';
import { h2, line, list, paragraph } from '../parts/blocks.ts';
import { correctedOn, isCorrected } from '../parts/corrections.ts';
import { recommendationsOf } from '../parts/recommendations.ts';
import { hasNorms } from '../parts/score-table.ts';
import { signature } from '../parts/signature.ts';
import { elevatedScales, isElevated, isStrength } from '../parts/texts.ts';
import { trustOf } from '../parts/trust.ts';
import type { ReadScale } from '../reading/read-form.ts';
import type { Reading } from '../reading/reading.ts';
import type { Reader } from '../words/letters/en.ts';

const MAX_IDEAS = 6;

/** A letter in plain words: strengths first, no scores, no answers, and what can help. */
export function clientLetter(reading: Reading): Block[] {
  const { form, letter, input, page } = reading;
  const reader = readerOf(reading);
  const scales = form.scales.filter((scale) => !scale.isComposite && scale.band);
  const strengths = scales.filter(isStrength);
  const usual = scales.filter(({ band }) => band?.tone === 'neutral');
  const hard = elevatedScales(form).filter((scale) => scales.includes(scale));
  const withoutScore = form.scales.filter(
    ({ isOnForm, isComposite, result }) => isOnForm && !isComposite && !result,
  );
  const helps = reading.holds('ideas') ? ideas(reading, hard, reader) : [];
  const names = withoutScore.map(({ name }) => name).join(', ');
  const told = (heading: string, found: ReadScale[]) =>
    found.length > 0 ? [h2(heading), ...list(found.map((scale) => tell(reading, scale)))] : [];
  return [
    paragraph(page.day(input.madeOn), 'small'),
    paragraph(letter.greeting(reader), 'lead'),
    paragraph(
      [
        letter.filledIn(reader, form.scored.respondent.role, form.respondent, page.day(form.completedOn)),
        hasNorms(form) ? letter.compared : letter.described,
        letter.wholeStory(reader),
      ].join(' '),
    ),
    paragraph(trustText(reading)),
    ...(isCorrected(form) ? [paragraph(letter.corrected(correctedOn(reading, [{ name: '', form }])))] : []),
    ...input.options.opening,
    ...(strengths.length + usual.length === 0 && hard.length > 0
      ? [h2(letter.headings.strengths), paragraph(letter.noStrengths)]
      : told(letter.headings.strengths, strengths)),
    ...told(letter.headings.usual, usual),
    ...told(letter.headings.hard, hard),
    ...(scales.some(isElevated) || scales.length === 0 ? [] : [paragraph(letter.nothingHard)]),
    ...(names === '' ? [] : [paragraph(letter.noScore(names))]),
    h2(letter.headings.next),
    ...helps,
    ...list([...(helps.length > 0 ? [letter.startSmall] : []), ...letter.steps(input.practitioner.name)]),
    paragraph(letter.closing),
    signature(reading),
  ];
}

const readerOf = ({ input, clientName }: Reading): Reader => ({
  isClient: input.options.reader === 'client',
  name: input.options.initialsOnly ? clientName : input.client.firstName,
});

function trustText({ form, letter, input }: Reading): string {
  const { trust } = letter;
  switch (trustOf(form)) {
    case 'good':
      return trust.good;
    case 'caution':
      return trust.caution;
    case 'concern':
      return form.scored.accepted ? trust.accepted(input.practitioner.name) : trust.caution;
    default:
      return trust.unchecked;
  }
}

/** Describes a scale and the result compared with other people; only by the band if there are no norms. */
function tell({ letter }: Reading, { name, about, scheme, band, bandName }: ReadScale): Run[] {
  const concern = scheme?.scheme.of === 'T' ? scheme.scheme.concern : 'none';
  const level =
    concern === 'none' || !band ? letter.saysTheForm(bandName) : letter.levels[concern][band.tone];
  return [
    { text: `${name}. `, bold: true },
    { text: [about, level].filter((text) => text !== '').join(' ') },
  ];
}

/** Ideas for the person; in a letter to the family, ideas for home. */
function ideas({ form, letter }: Reading, hard: ReadScale[], reader: Reader): Block[] {
  const found = hard.flatMap((scale) => recommendationsOf(form, scale));
  const textsOf = (wanted: 'self' | 'home') =>
    found
      .filter(({ audience }) => audience === wanted)
      .flatMap(({ texts }) => texts)
      .slice(0, MAX_IDEAS);
  const titled = (title: string, texts: string[]): Block[] =>
    texts.length > 0 ? [line([{ text: title, bold: true }]), ...list(texts)] : [];
  return [
    ...titled(letter.ideas.self(reader), textsOf('self')),
    ...(reader.isClient ? [] : titled(letter.ideas.home, textsOf('home'))),
  ];
}
