import { useId } from 'react';
import { useLanguage } from '../language/language.tsx';
import styles from './form.module.css';
import type { ControlProps } from './question.tsx';

/** A short text has a single line, in which Enter goes on. */
const LINE = 120;

export function TextInput({ item, answer, onAnswer, isAlone, labelId }: ControlProps<'text'>) {
  const { words } = useLanguage();
  const helpId = useId();
  const text = typeof answer === 'string' ? answer : '';
  const Input = item.maxLength <= LINE ? 'input' : 'textarea';
  return (
    <div className={styles.field}>
      <Input
        data-arrival={isAlone}
        dir="auto"
        autoComplete="off"
        aria-labelledby={labelId}
        aria-describedby={helpId}
        maxLength={item.maxLength}
        value={text}
        onChange={({ target }) => onAnswer(target.value)}
        className={styles.input}
      />
      <p id={helpId} className={styles.muted}>
        {words.charactersLeft(item.maxLength - text.length)}
      </p>
    </div>
  );
}
