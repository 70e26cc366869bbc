import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../language/language.tsx';
import { AlertIcon } from '../ui/icons.tsx';
import styles from './form.module.css';
import type { ControlProps } from './question.tsx';
import { readNumber } from './read-number.ts';

/**
 * A number within limits. A wrong number is not stored, and the error appears when the respondent wants to go
 * on.
 */
export function NumberInput({ item, answer, onAnswer, isAlone, labelId }: ControlProps<'number'>) {
  const { words } = useLanguage();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(answer === undefined ? '' : String(answer));
  const [isTold, setIsTold] = useState(false);
  const isWrong = readNumber(typed, item) === null;
  const showsError = isWrong && isTold;

  // The surrounding form checks the validity of its fields before it moves on.
  useEffect(() => {
    input.current?.setCustomValidity(isWrong ? 'wrong' : '');
  }, [isWrong]);

  return (
    <div className={styles.field}>
      <input
        ref={input}
        data-arrival={isAlone}
        inputMode={item.decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-labelledby={labelId}
        aria-describedby={helpId}
        aria-invalid={showsError}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onAnswer(readNumber(target.value, item) ?? undefined);
        }}
        onBlur={() => setIsTold(true)}
        onInvalid={() => setIsTold(true)}
        className={`${styles.input} ${styles.short}`}
      />
      <p id={helpId} className={showsError ? styles.error : styles.muted}>
        {showsError && <AlertIcon />}
        {words.numberBetween(item)}
      </p>
    </div>
  );
}
