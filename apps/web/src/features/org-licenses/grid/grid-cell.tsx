import { type KeyboardEvent, useId } from 'react';
import styles from './grid.module.css';
import type { Caret } from './grid-navigation.ts';

type Props = {
  /** The names of the account and the feature. */
  label: string;
  value: string;
  isChanged: boolean;
  refusal: string | undefined;
  /** The lowest number that can be assigned. */
  used: number;
  /** Tab moves along the row that has the focus, and then out of the grid. */
  isInTabOrder: boolean;
  onFocus: () => void;
  onType: (text: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>, caret: Caret) => void;
};

/** A number in the grid. Focusing selects its text, so that typing replaces it. */
export function GridCell(props: Props) {
  const { label, value, isChanged, refusal, used, isInTabOrder, onFocus, onType, onKey } = props;
  const noteId = useId();
  const note = refusal ?? (used > 0 ? `${used} used` : undefined);
  return (
    <td className={styles.cell}>
      <input
        aria-label={label}
        aria-invalid={refusal !== undefined}
        {...(note && { 'aria-describedby': noteId })}
        inputMode="numeric"
        autoComplete="off"
        tabIndex={isInTabOrder ? 0 : -1}
        value={value}
        data-changed={isChanged || undefined}
        data-none={value === '0' || undefined}
        onFocus={(event) => {
          event.currentTarget.select();
          onFocus();
        }}
        onClick={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => onKey(event, caretOf(event.currentTarget))}
        className={styles.input}
      />
      {note && (
        <span id={noteId} className={refusal ? styles.refusal : styles.note}>
          {note}
        </span>
      )}
    </td>
  );
}

const caretOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement): Caret => ({
  atStart: selectionStart === 0,
  atEnd: selectionEnd === value.length,
});
