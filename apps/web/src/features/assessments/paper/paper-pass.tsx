import type { PaperMark } from '@hub/contract/core/administrations/paper';
import type { FormContent } from '@hub/contract/core/forms/form-content';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import styles from './paper.module.css';
import { actionOf } from './paper-keys.ts';
import { CurrentLine, OtherLine } from './paper-line.tsx';
import { type Entries, linesOf, type PaperLine, shownLines } from './paper-lines.ts';

type Props = {
  content: FormContent;
  language: string;
  entries: Entries;
  onEntry: (item: string, entry: PaperMark) => void;
  /** Focuses the first line on mount; for a page with nothing else on it. */
  autoFocus?: boolean;
};

/** Enters a whole form by keyboard: one line is current, and each entry moves on to the next. */
export function PaperPass({ content, language, entries, onEntry, autoFocus = true }: Props) {
  const lines = useMemo(() => linesOf(content, language), [content, language]);
  const shown = shownLines(content, lines, entries);
  const [item, setItem] = useState(() => (shown.find((line) => !entries.has(line.item)) ?? shown[0])?.item);
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(autoFocus);
  const index = Math.max(
    0,
    shown.findIndex((line) => line.item === item),
  );

  // The focus follows the current line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the item changes
  useEffect(() => {
    if (!follows.current) {
      follows.current = true;
      return;
    }
    const current = list.current?.querySelector<HTMLElement>('[aria-current] [data-takes-keys]');
    current?.focus({ preventScroll: true });
    current?.closest('li')?.scrollIntoView({ block: 'center' });
  }, [item]);

  const goTo = (line: PaperLine | undefined) => line && setItem(line.item);

  function enter(line: PaperLine, entry: PaperMark, moveOn: boolean) {
    onEntry(line.item, entry);
    if (!moveOn) return;
    const after = shownLines(content, lines, new Map([...entries, [line.item, entry]]));
    goTo(after[after.findIndex((one) => one.item === line.item) + 1]);
  }

  function handleKey(event: KeyboardEvent, line: PaperLine) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionOf(event.key, line, entries.get(line.item));
    if (!action) return;
    event.preventDefault();
    if (action.do === 'enter') return enter(line, action.entry, action.moveOn);
    if (action.do === 'move') return goTo(shown[index + action.by]);
    goTo(action.at === 'first' ? shown[0] : shown.at(-1));
  }

  return (
    <ol ref={list} className={styles.lines} aria-label="Items">
      {shown.map((line, place) =>
        place === index ? (
          <CurrentLine
            key={line.item}
            line={line}
            entry={entries.get(line.item)}
            onKeyDown={(event) => handleKey(event, line)}
            onEntry={(entry, moveOn) => enter(line, entry, moveOn)}
          />
        ) : (
          <OtherLine
            key={line.item}
            line={line}
            entry={entries.get(line.item)}
            onChoose={() => setItem(line.item)}
          />
        ),
      )}
    </ol>
  );
}
