import type { Form } from './definition/forms.ts';
import type { Item } from './definition/items.ts';
import type { Definition } from './definition.ts';
import { type Answers, isMissing } from './filled-form.ts';
import { fraction, isWhole, times } from './fraction.ts';
import { itemsOf, optionsOf } from './look-up.ts';
import type { RefusalFault } from './refusal.ts';
import type { GivenAnswer } from './weights.ts';

/** All answers that are impossible. */
export function findAnswerFaults(
  definition: Definition,
  form: Form,
  answers: Answers,
  switchedOff: string[],
): RefusalFault[] {
  const items = new Map(definition.items.map((item) => [item.id, item]));
  const onForm = new Set(itemsOf(form));

  const misplaced = (id: string): RefusalFault | undefined => {
    if (!items.has(id)) return fault('unknown-item', id, 'is not an item of this instrument');
    if (!onForm.has(id)) return fault('item-of-another-form', id, `is not on the form ${form.id}`);
  };

  const ofAnswers = Object.entries(answers).flatMap(([id, answer]) => {
    const item = items.get(id);
    const place = misplaced(id);
    if (place || !item) return place ?? [];
    if (isMissing(answer)) return [];
    if (switchedOff.includes(id)) {
      return fault('answer-of-item-switched-off', id, 'is switched off and has an answer');
    }
    return answerFault(definition, item, answer) ?? [];
  });
  const ofSwitches = switchedOff.flatMap((id) => {
    const item = items.get(id);
    const isOptional = item && 'optional' in item && item.optional;
    return misplaced(id) ?? (isOptional ? [] : fault('not-optional', id, 'cannot be switched off'));
  });
  return [...ofAnswers, ...ofSwitches];
}

function answerFault(definition: Definition, item: Item, answer: GivenAnswer): RefusalFault | undefined {
  const wrongKind = () => fault('wrong-kind-of-answer', item.id, `takes no ${kindOf(answer)}`);
  switch (item.kind) {
    case 'choice':
      return typeof answer === 'string' ? codeFault(definition, item, [answer]) : wrongKind();
    case 'choices':
      return Array.isArray(answer) ? codeFault(definition, item, answer) : wrongKind();
    case 'number':
      return typeof answer === 'number' ? numberFault(item, answer) : wrongKind();
    case 'text':
      if (typeof answer !== 'string') return wrongKind();
      if (answer.length > item.maxLength)
        return fault('too-long', item.id, `takes ${item.maxLength} characters`);
      return;
    case 'read':
      return wrongKind();
  }
}

function codeFault(
  definition: Definition,
  { id, options }: Extract<Item, { options: string }>,
  codes: string[],
): RefusalFault | undefined {
  const known = optionsOf(definition, options).map(({ code }) => code);
  const unknown = codes.find((code) => !known.includes(code));
  if (unknown !== undefined) return fault('unknown-code', id, `has no option ${JSON.stringify(unknown)}`);
  if (new Set(codes).size < codes.length) return fault('code-given-twice', id, 'has an option twice');
}

function numberFault(
  { id, min, max, decimals = 0 }: Extract<Item, { kind: 'number' }>,
  answer: number,
): RefusalFault | undefined {
  const isInRange = Number.isFinite(answer) && answer >= min && answer <= max;
  if (isInRange && isWhole(times(fraction(answer), fraction(10 ** decimals)))) return;
  const digits = decimals ? `with at most ${decimals} digits after the point` : 'without a fraction';
  return fault('out-of-range', id, `takes a number from ${min} to ${max} ${digits}`);
}

const kindOf = (answer: GivenAnswer) => (Array.isArray(answer) ? 'list' : typeof answer);

const fault = (code: RefusalFault['code'], item: string, what: string): RefusalFault => ({
  code,
  about: item,
  message: `Item ${item} ${what}`,
});
