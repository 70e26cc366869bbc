import type { ValidityIndex } from './definition/validity.ts';
import type { Definition } from './definition.ts';
import { type Answers, fillForm, hasCode } from './filled-form.ts';
import { absolute, compare, subtract, toNumber, ZERO } from './fraction.ts';
import { findForm, known } from './look-up.ts';
import { answerLimits } from './raw-score.ts';
import { longestRun, omittedItems, type Timings } from './validity.ts';

/** The evidence of a validity index, for the person who has to judge it. */
export type ValidityEvidence =
  | { kind: 'omitted'; items: string[] }
  /** The difference of the answers; null when one is missing. */
  | { kind: 'inconsistency'; pairs: { first: string; second: string; difference: number | null }[] }
  /** The answers that count towards it. */
  | { kind: 'infrequency' | 'impression'; items: string[] }
  | { kind: 'seconds-per-item'; seconds: { item: string; seconds: number }[] }
  | { kind: 'longest-run'; items: string[] };

type Filled = { form: string; answers: Answers; switchedOff?: string[]; timings?: Timings };

/** The items behind each index of the form, in the order of the definition. */
export function findEvidence(
  definition: Definition,
  { form: formId, answers, switchedOff = [], timings = {} }: Filled,
): { index: string; evidence: ValidityEvidence }[] {
  const form = known(findForm(definition, formId), `form ${formId}`);
  const filled = fillForm(definition, form, answers, switchedOff);
  const isAnswered = (item: string) => filled.stateOf(item).status === 'answered';

  const evidenceOf = (index: ValidityIndex): ValidityEvidence => {
    const { kind } = index;
    switch (kind) {
      case 'omitted':
        return { kind, items: omittedItems(filled) };
      case 'inconsistency':
        return {
          kind,
          pairs: index.pairs.map(({ first, second }) => ({
            first: first.item,
            second: second.item,
            difference:
              isAnswered(first.item) && isAnswered(second.item)
                ? toNumber(
                    absolute(
                      subtract(
                        answerLimits(definition, filled, first).lowest,
                        answerLimits(definition, filled, second).lowest,
                      ),
                    ),
                  )
                : null,
          })),
        };
      case 'infrequency': {
        const improbable = index.answers.filter(({ item, codes }) => {
          const state = filled.stateOf(item);
          return state.status === 'answered' && hasCode(state.answer, codes);
        });
        return { kind, items: improbable.map(({ item }) => item) };
      }
      case 'impression': {
        const counted = index.items.filter(
          (entry) =>
            isAnswered(entry.item) && compare(answerLimits(definition, filled, entry).lowest, ZERO) !== 0,
        );
        return { kind, items: counted.map(({ item }) => item) };
      }
      case 'seconds-per-item': {
        const seconds = filled.items.flatMap(({ id: item }) => {
          const spent = timings[item];
          return spent === undefined || !isAnswered(item) ? [] : [{ item, seconds: spent }];
        });
        return { kind, seconds };
      }
      case 'longest-run':
        return { kind, items: longestRun(filled) };
    }
  };

  return (definition.validity ?? [])
    .filter(({ forms }) => forms.includes(form.id))
    .map((index) => ({ index: index.code, evidence: evidenceOf(index) }));
}
