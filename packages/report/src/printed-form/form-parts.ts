import type { FormPart, PrintedGrid } from '@hub/document/printed-form';
import type { FormContent } from '@hub/instrument/form-content';
import type { PrintedWords } from './printed-words.ts';
import { type AskedItem, boxesOf, type Item, questionOf, type TextIn } from './questions.ts';

/** The maximum number of columns in a grid, and of letters above each. */
const MAX_COLUMNS = 6;
const LONGEST_COLUMN = 22;
const FEWEST_ROWS = 2;

/** The parts of all pages of a form. On paper, a section starts directly after the one before. */
export function partsOf(content: FormContent, textIn: TextIn, words: PrintedWords): FormPart[] {
  const asked = new Map(
    content.pages
      .flatMap(({ items }) => items)
      .filter((item): item is AskedItem => item.kind !== 'read')
      .map((item, index) => [item.id, { item, number: index + 1 }]),
  );
  const conditionOf = ({ showWhen }: Item): string[] => {
    const shower = showWhen && asked.get(showWhen.item);
    if (!shower || !('options' in shower.item)) return [];
    const texts = shower.item.options
      .filter(({ code }) => showWhen.codes.includes(code))
      .map(({ text }) => textIn(text));
    return [words.onlyIf(shower.number, texts)];
  };
  const partOf = (item: Item): FormPart => {
    const condition = conditionOf(item);
    if (item.kind === 'read') {
      return { kind: 'read', title: words.pleaseRead, text: textIn(item.text), notes: condition };
    }
    return questionOf(item, { number: asked.get(item.id)?.number ?? 0, words, textIn, condition });
  };
  const gridOf = (items: readonly Item[]): PrintedGrid => {
    const [first] = items;
    return {
      kind: 'grid',
      boxes: first && 'options' in first ? boxesIn(first, textIn) : [],
      rows: items.map(({ id, text }) => ({
        item: id,
        number: asked.get(id)?.number ?? 0,
        text: textIn(text),
      })),
    };
  };
  let latest = '';
  const parts = content.pages.flatMap((page): FormPart[] => {
    const instructions = textIn(page.instructions);
    // On a screen each page repeats them.
    const isNew = !latest.includes(instructions);
    if (isNew) latest = instructions;
    return [
      ...(page.title ? [{ kind: 'heading', text: textIn(page.title) } as const] : []),
      ...(isNew ? [{ kind: 'instructions', text: instructions } as const] : []),
      ...runsOf(page.items, textIn).flatMap((run) =>
        run.length >= FEWEST_ROWS ? [gridOf(run)] : run.map(partOf),
      ),
    ];
  });
  return joinGrids(parts);
}

type Choice = Extract<Item, { kind: 'choice' | 'choices' }>;

const boxesIn = (item: Choice, textIn: TextIn) =>
  boxesOf(item.options.map(({ code, text }) => ({ code, text: textIn(text) })));

/** Groups items that fit into a grid; all others stay single. */
function runsOf(items: readonly Item[], textIn: TextIn): Item[][] {
  const runs: { key: string; items: Item[] }[] = [];
  for (const item of items) {
    const key = gridKey(item, textIn);
    const last = runs.at(-1);
    if (last && key !== '' && last.key === key) last.items.push(item);
    else runs.push({ key, items: [item] });
  }
  return runs.map((run) => run.items);
}

/** A key that is equal for items with the same answers; empty for items that do not fit into a grid. */
function gridKey(item: Item, textIn: TextIn): string {
  if (item.kind !== 'choice' || item.showWhen || item.required) return '';
  const boxes = boxesIn(item, textIn);
  const fits = boxes.length <= MAX_COLUMNS && boxes.every(({ text }) => text.length <= LONGEST_COLUMN);
  return fits ? JSON.stringify(boxes) : '';
}

/** Screen pages without text between them become one grid on paper. */
function joinGrids(parts: readonly FormPart[]): FormPart[] {
  const joined: FormPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (
      part.kind === 'grid' &&
      last?.kind === 'grid' &&
      JSON.stringify(part.boxes) === JSON.stringify(last.boxes)
    ) {
      joined.splice(-1, 1, { ...last, rows: [...last.rows, ...part.rows] });
    } else joined.push(part);
  }
  return joined;
}
