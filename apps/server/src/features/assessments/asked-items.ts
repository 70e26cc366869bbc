import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import type { FormContent, FormItem } from '@hub/contract/core/forms/form-content';
import { isMissing } from './answer-faults.ts';

export type AskedItem = Exclude<FormItem, { kind: 'read' }>;

/** The questions of a form, numbered from 1. */
export const askedItems = ({ pages }: FormContent): { item: AskedItem; number: number }[] =>
  pages
    .flatMap(({ items }) => items)
    .filter((item): item is AskedItem => item.kind !== 'read')
    .map((item, index) => ({ item, number: index + 1 }));

/** The items shown with these answers. An item that controls another comes before it. */
export function shownItems(
  { pages }: FormContent,
  answerOf: (item: string) => AnswerValue | null | undefined,
): Set<string> {
  const shown = new Set<string>();
  for (const { id, showWhen } of pages.flatMap(({ items }) => items)) {
    const codes = showWhen && shown.has(showWhen.item) ? [answerOf(showWhen.item) ?? []].flat() : [];
    if (!showWhen || codes.some((code) => showWhen.codes.includes(String(code)))) shown.add(id);
  }
  return shown;
}

/** The chosen options in English, or the written text; empty without an answer. */
export function textOfAnswer(item: AskedItem, answer: AnswerValue | null): string {
  if (isMissing(answer)) return '';
  if (item.kind === 'number' || item.kind === 'text') return String(answer);
  const texts = new Map(item.options.map(({ code, text }) => [code, text.en ?? code]));
  return [answer]
    .flat()
    .map((code) => texts.get(String(code)) ?? String(code))
    .join(', ');
}
