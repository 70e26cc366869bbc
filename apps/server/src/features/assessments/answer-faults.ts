import type { AnswerValue, SentAnswer } from '@hub/contract/core/assessment/answer';
import { type RaterQuestion, raterOptions } from '@hub/contract/core/assessment/rater';
import type { FormContent, FormItem } from '@hub/contract/core/forms/form-content';

export const RATER = 'rater.';

type Fault = { path: string; message: string };

/** All answers that do not fit the form. */
export function answerFaults(
  content: FormContent,
  answers: readonly Pick<SentAnswer, 'item' | 'value'>[],
): Fault[] {
  const items = new Map(content.pages.flatMap((page) => page.items).map((item) => [item.id, item]));
  return answers.flatMap(({ item: id, value }, index) => {
    if (id.startsWith(RATER)) {
      const options = raterOptionsOf(content, id.slice(RATER.length));
      if (!options) return [{ path: `answers.${index}.item`, message: 'Not asked on this form' }];
      return isMissing(value) || options.some((option) => option === value)
        ? []
        : [{ path: `answers.${index}.value`, message: 'Not an option' }];
    }
    const item = items.get(id);
    if (!item) return [{ path: `answers.${index}.item`, message: 'Not on this form' }];
    const message = isMissing(value) ? undefined : valueFault(item, value);
    return message ? [{ path: `answers.${index}.value`, message }] : [];
  });
}

/** An empty selection or text counts as no answer. */
export const isMissing = (value: AnswerValue | null): value is null =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const raterOptionsOf = ({ asksRater }: FormContent, question: string): readonly string[] | undefined =>
  asksRater.some((asked) => asked === question) ? raterOptions[question as RaterQuestion] : undefined;

function valueFault(item: FormItem, value: AnswerValue): string | undefined {
  switch (item.kind) {
    case 'choice':
      return typeof value === 'string' ? codeFault(item.options, [value]) : 'Send one code';
    case 'choices':
      return Array.isArray(value) ? codeFault(item.options, value) : 'Send a list of codes';
    case 'number':
      return typeof value === 'number' ? numberFault(item, value) : 'Send a number';
    case 'text':
      if (typeof value !== 'string') return 'Send a text';
      return value.length > item.maxLength ? `Use at most ${item.maxLength} characters` : undefined;
    case 'read':
      return 'Not a question';
  }
}

function codeFault(options: readonly { code: string }[], codes: readonly string[]): string | undefined {
  if (codes.some((code) => !options.some((option) => option.code === code))) return 'Not an option';
  return new Set(codes).size < codes.length ? 'The same option twice' : undefined;
}

function numberFault(
  { min, max, decimals }: Extract<FormItem, { kind: 'number' }>,
  value: number,
): string | undefined {
  if (value < min || value > max) return `Use a number from ${min} to ${max}`;
  // The number is unchanged if it has no more decimals than this.
  return Number(value.toFixed(decimals)) === value ? undefined : `Use at most ${decimals} decimals`;
}
