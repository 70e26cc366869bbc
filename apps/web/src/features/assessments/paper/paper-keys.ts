import type { PaperMark } from '@hub/contract/core/administrations/paper';
import type { PaperLine } from './paper-lines.ts';

/** The effect of a key on a line. */
type KeyAction =
  | { do: 'enter'; entry: PaperMark; moveOn: boolean }
  | { do: 'move'; by: 1 | -1 }
  | { do: 'ends'; at: 'first' | 'last' };

const MOVES: Record<string, 1 | -1> = {
  ArrowDown: 1,
  ArrowRight: 1,
  Enter: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * A digit chooses the option at its place and moves on; with several choices it ticks the option and stays. 0
 * or the space bar means not answered, x or * means that two options are marked. Lines with a text field
 * handle their keys themselves.
 */
export function actionOf(key: string, line: PaperLine, entry: PaperMark | undefined): KeyAction | undefined {
  const by = MOVES[key];
  if (by) return { do: 'move', by };
  if (key === 'Home') return { do: 'ends', at: 'first' };
  if (key === 'End') return { do: 'ends', at: 'last' };
  if (line.kind === 'number' || line.kind === 'text') return undefined;
  if (key === '0' || key === ' ') return { do: 'enter', entry: { mark: 'blank' }, moveOn: true };
  if (line.kind === 'choice' && line.number !== null && ['x', 'X', '*'].includes(key)) {
    return { do: 'enter', entry: { mark: 'double' }, moveOn: true };
  }
  const code = /^[1-9]$/.test(key) ? line.options[Number(key) - 1]?.code : undefined;
  if (code === undefined) return undefined;
  return line.kind === 'choice'
    ? { do: 'enter', entry: { mark: 'answer', value: code }, moveOn: true }
    : { do: 'enter', entry: toggled(line.options, entry, code), moveOn: false };
}

/** Adds a choice or removes it, in the order of the options. */
export function toggled(
  options: readonly { code: string }[],
  entry: PaperMark | undefined,
  code: string,
): PaperMark {
  const before = entry?.mark === 'answer' ? [entry.value].flat().map(String) : [];
  const ticked = new Set(before);
  if (!ticked.delete(code)) ticked.add(code);
  const value = options.map((option) => option.code).filter((one) => ticked.has(one));
  return value.length > 0 ? { mark: 'answer', value } : { mark: 'blank' };
}
