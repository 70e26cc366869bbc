import { useLanguage } from '../language/language.tsx';
import { keyOfOption } from './answer-key.ts';
import type { Answer } from './answer-store.ts';
import styles from './form.module.css';
import { OptionRow } from './option-row.tsx';
import type { ControlProps } from './question.tsx';

type Props = ControlProps<'choices'>;

/** Checkboxes: any number of several options. */
export function ChoicesOptions({ item, answer, onAnswer, isAlone }: Props) {
  const { words, inLanguage } = useLanguage();
  return (
    <>
      <p className={styles.muted}>{words.chooseSeveral}</p>
      <div className={isAlone ? styles.options : styles.optionsInLine}>
        {item.options.map(({ code, text }, index) => (
          <OptionRow
            key={code}
            type="checkbox"
            checked={codesOf(answer).includes(code)}
            onChange={() => onAnswer(toggled(item, answer, code))}
            keyHint={isAlone ? keyOfOption(index) : undefined}
          >
            {inLanguage(text)}
          </OptionRow>
        ))}
      </div>
    </>
  );
}

const codesOf = (answer: Answer | undefined) => (typeof answer === 'object' ? answer : []);

/** Adds the code, or removes it if it was checked; keeps the order of the options. */
export function toggled(
  { options }: Pick<Props['item'], 'options'>,
  answer: Answer | undefined,
  code: string,
): string[] {
  const codes = codesOf(answer);
  return options
    .map((option) => option.code)
    .filter((each) => (each === code ? !codes.includes(code) : codes.includes(each)));
}
