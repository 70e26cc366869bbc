import { type KeyboardEvent, useRef } from 'react';
import { useLanguage } from '../language/language.tsx';
import { keyOfOption } from './answer-key.ts';
import styles from './form.module.css';
import { OptionRow } from './option-row.tsx';
import type { ControlProps } from './question.tsx';

type Props = ControlProps<'choice'> & { onPressed: () => void };

/** One of several options. The arrow keys lead through them and choose; only a press says that it is the answer. */
export function ChoiceOptions({ item, answer, onAnswer, isAlone, onPressed }: Props) {
  const { inLanguage } = useLanguage();
  // The browser makes a click of an arrow key too.
  const isByArrow = useRef(false);
  const noteArrow = ({ type, key }: KeyboardEvent) => {
    isByArrow.current = type === 'keydown' && key.startsWith('Arrow');
  };
  return (
    <div className={isAlone ? styles.options : styles.optionsInLine}>
      {item.options.map(({ code, text }, index) => (
        <OptionRow
          key={code}
          type="radio"
          name={item.id}
          checked={answer === code}
          onChange={() => onAnswer(code)}
          onKeyDown={noteArrow}
          onKeyUp={noteArrow}
          onClick={() => isByArrow.current || onPressed()}
          keyHint={isAlone ? keyOfOption(index) : undefined}
        >
          {inLanguage(text)}
        </OptionRow>
      ))}
    </div>
  );
}
