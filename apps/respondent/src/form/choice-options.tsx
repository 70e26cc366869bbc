import { type KeyboardEvent, useRef } from 'react';
import { useLanguage } from '../language/language.tsx';
import { keyOfOption } from './answer-key.ts';
import styles from './form.module.css';
import { OptionRow } from './option-row.tsx';
import type { ControlProps } from './question.tsx';

type Props = ControlProps<'choice'> & { onPressed: () => void };

/** Radio buttons. The arrow keys move and choose; only a press confirms the choice and moves the form on. */
export function ChoiceOptions({ item, answer, onAnswer, isAlone, onPressed }: Props) {
  const { inLanguage } = useLanguage();
  // The browser also sends a click when an arrow key moves the choice.
  const isByArrow = useRef(false);
  const trackArrowKey = ({ type, key }: KeyboardEvent) => {
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
          onKeyDown={trackArrowKey}
          onKeyUp={trackArrowKey}
          onClick={() => isByArrow.current || onPressed()}
          keyHint={isAlone ? keyOfOption(index) : undefined}
        >
          {inLanguage(text)}
        </OptionRow>
      ))}
    </div>
  );
}
