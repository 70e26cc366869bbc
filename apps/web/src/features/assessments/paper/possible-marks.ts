import type { PaperDifference, PaperMark } from '@hub/contract/core/administrations/paper';
import { entryInWords, type PaperLine } from './paper-lines.ts';

type PossibleMark = { key: string; entry: PaperMark; label: string };

/**
 * The values to choose from where two entries differ: both entries, and everything else that the item offers.
 */
export function possibleMarks(line: PaperLine, { first, second, decided }: PaperDifference): PossibleMark[] {
  const offered: PaperMark[] = [
    ...(line.kind === 'choice'
      ? line.options.map(({ code }): PaperMark => ({ mark: 'answer', value: code }))
      : []),
    ...[first, second, decided].filter((entry) => entry !== null),
    { mark: 'blank' },
    ...(line.kind === 'choice' && line.number !== null ? [{ mark: 'double' } as const] : []),
  ];
  const byKey = new Map(offered.map((entry) => [JSON.stringify(entry), entry]));
  const said = (key: string) =>
    [JSON.stringify(first) === key && 'first entry', JSON.stringify(second) === key && 'second entry'].filter(
      Boolean,
    );
  return [...byKey].map(([key, entry]) => {
    const by = said(key).join(', ');
    return { key, entry, label: `${entryInWords(line, entry)}${by && ` (${by})`}` };
  });
}
