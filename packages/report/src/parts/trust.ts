import type { Block } from '@hub/document/document';
import type { Tone } from '@hub/document/plot';
import { numberText } from '../reading/numbers.ts';
import type { ReadForm } from '../reading/read-form.ts';
import type { Reading } from '../reading/reading.ts';
import type { Words } from '../words/en.ts';
import { table } from './blocks.ts';

/** Whether a form can be trusted, from all of its checks together. */
export type Trust = 'good' | 'caution' | 'concern' | 'unchecked' | 'noChecks';

export function trustOf({ result: { validity, needsReview } }: ReadForm): Trust {
  const states = validity.map(({ state }) => state).filter((state) => state !== 'not-available');
  if (needsReview) return 'concern';
  if (states.length === 0) return 'noChecks';
  if (states.includes('caution')) return 'caution';
  return states.includes('cannot-be-determined') ? 'unchecked' : 'good';
}

const TONES: Record<Trust, Tone> = {
  good: 'good',
  caution: 'caution',
  concern: 'concern',
  unchecked: 'caution',
  noChecks: 'neutral',
};

/** On the first page of every report: whether the form can be trusted, and if not fully, why. */
export function trustCallout({ words }: Reading, form: ReadForm): Block {
  const trust = trustOf(form);
  const lines = [
    ...reasonsOf(form, words),
    ...(trust === 'good' ? [words.trust.all] : []),
    ...(trust === 'noChecks' ? [words.trust.noChecks] : []),
  ];
  return callout(TONES[trust], words.trust.titles[trust], lines);
}

/** The same for several forms, each with its name in the report. */
export function trustOfForms({ words }: Reading, named: { name: string; form: ReadForm }[]): Block {
  const doubtful = named.filter(({ form }) => trustOf(form) !== 'good');
  if (doubtful.length === 0) return callout('good', words.trust.titles.good, [words.trust.allForms]);
  const isOfConcern = doubtful.some(({ form }) => trustOf(form) === 'concern');
  return callout(
    isOfConcern ? 'concern' : 'caution',
    words.trust.formsTitle,
    doubtful.map(({ name, form }) =>
      words.trust.ofForm(name, words.trust.titles[trustOf(form)], reasonsOf(form, words)),
    ),
  );
}

const callout = (tone: Tone, title: string, lines: string[]): Block => ({
  kind: 'callout',
  tone,
  title,
  paragraphs: lines.map((text) => [{ text }]),
});

/** Each check that is not acceptable, and the practitioner's decision. */
function reasonsOf(form: ReadForm, words: Words): string[] {
  const { omitted, validity } = form.result;
  const isTooMany = omitted.length > form.form.maxOmitted;
  return [
    ...(isTooMany ? [words.trust.tooManyOmitted(omitted.length)] : []),
    ...validity
      .filter(({ state }) => state !== 'acceptable' && state !== 'not-available')
      // The previous sentence says the same with the number.
      .filter(({ index }) => !(isTooMany && findIndex(form, index)?.kind === 'omitted'))
      .map(({ index, state }) =>
        words.trust.check(indexName(form, index), explanation(form, words, index, state)),
      ),
    ...(trustOf(form) === 'concern' ? [judgement(form, words)] : []),
  ];
}

function judgement({ scored: { accepted }, result }: ReadForm, { trust }: Words): string {
  if (!accepted) return trust.notAccepted;
  const isExtreme = result.validity.some(({ state }) => state === 'extreme');
  return (isExtreme ? trust.accepted : trust.acceptedWithGaps)(accepted.byName, accepted.reason);
}

/** Each check with its value and what it means. */
export function validityTable({ words }: Reading, form: ReadForm): Block[] {
  const { validity } = form.result;
  if (validity.length === 0) return [];
  const { columns, trust } = words;
  return [
    table(
      trust.caption,
      [
        [columns.check, 3],
        [columns.value, 1, 'end'],
        [columns.result, 2],
        [columns.meaning, 5],
      ],
      validity.map(({ index, value, state }) => [
        indexName(form, index),
        value === null ? words.none : numberText(value),
        { text: trust.states[state], tone: STATE_TONES[state] },
        explanation(form, words, index, state),
      ]),
    ),
  ];
}

type State = ReadForm['result']['validity'][number]['state'];
const STATE_TONES: Record<State, Tone> = {
  acceptable: 'good',
  caution: 'caution',
  extreme: 'concern',
  'cannot-be-determined': 'caution',
  'not-available': 'neutral',
};

const findIndex = ({ definition }: ReadForm, code: string) =>
  definition.validity?.find((index) => index.code === code);

export const indexName = (form: ReadForm, code: string) => form.text(findIndex(form, code)?.name ?? {});

function explanation(form: ReadForm, { trust }: Words, code: string, state: State): string {
  if (state === 'cannot-be-determined') return trust.cannotBeDetermined;
  if (state === 'not-available') return trust.notAvailable;
  return form.text(findIndex(form, code)?.explanation[state] ?? {});
}
