import type { PaperEntry, PaperMark } from '@hub/contract/core/administrations/paper';
import type { FormContent, FormItem } from '@hub/contract/core/forms/form-content';
import { raterWords } from './rater-words.ts';

type Option = { code: string; text: string };

/** A line to enter, with its texts in the language of the paper. */
export type PaperLine = {
  item: string;
  /** The item's number from 1; null for questions about the rater. */
  number: number | null;
  text: string;
} & (
  | { kind: 'choice' | 'choices'; options: Option[] }
  | { kind: 'number' }
  | { kind: 'text'; maxLength: number }
);

export type Entries = ReadonlyMap<string, PaperMark>;

export const entriesOf = (entries: readonly PaperEntry[]): Entries =>
  new Map(entries.map(({ item, entry }) => [item, entry]));

/** All lines of a form, beginning with the questions about the rater. */
export function linesOf(content: FormContent, language: string): PaperLine[] {
  const textIn = (text: Record<string, string>) => text[language] ?? text.en ?? '';
  const rater = content.asksRater.map((question): PaperLine => {
    const { text, options } = raterWords[question];
    return {
      item: `rater.${question}`,
      number: null,
      text,
      kind: 'choice',
      options: Object.entries(options).map(([code, words]) => ({ code, text: words })),
    };
  });
  const asked = itemsOf(content).filter((item) => item.kind !== 'read');
  return [
    ...rater,
    ...asked.map((item, index): PaperLine => {
      const about = { item: item.id, number: index + 1, text: textIn(item.text) };
      switch (item.kind) {
        case 'number':
          return { ...about, kind: 'number' };
        case 'text':
          return { ...about, kind: 'text', maxLength: item.maxLength };
        default:
          return {
            ...about,
            kind: item.kind,
            options: item.options.map(({ code, text }) => ({ code, text: textIn(text) })),
          };
      }
    }),
  ];
}

const itemsOf = ({ pages }: FormContent): FormItem[] => pages.flatMap(({ items }) => items);

/**
 * The lines that are visible with these entries. An item always comes after the one that its visibility
 * depends on.
 */
export function shownLines(content: FormContent, lines: readonly PaperLine[], entries: Entries): PaperLine[] {
  const shown = new Set<string>();
  for (const { id, showWhen } of itemsOf(content)) {
    const entry = showWhen && shown.has(showWhen.item) ? entries.get(showWhen.item) : undefined;
    const codes = entry?.mark === 'answer' ? [entry.value].flat().map(String) : [];
    if (!showWhen || codes.some((code) => showWhen.codes.includes(code))) shown.add(id);
  }
  return lines.filter(({ item, number }) => number === null || shown.has(item));
}

/** The entry in words; empty if there is none. */
export function entryInWords(line: PaperLine, entry: PaperMark | null | undefined): string {
  if (!entry) return '';
  if (entry.mark !== 'answer') return entry.mark === 'blank' ? 'Not answered' : 'Marked twice';
  const textOf = (code: string | number) =>
    ('options' in line && line.options.find((option) => option.code === code)?.text) || String(code);
  return [entry.value].flat().map(textOf).join(', ');
}
