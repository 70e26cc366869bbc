import { type RaterQuestion, raterOptions } from '@hub/contract/core/assessment/rater';
import { useLanguage } from '../language/language.tsx';
import type { AnswerStore } from './answer-store.ts';
import styles from './form.module.css';
import { OptionRow } from './option-row.tsx';

type Props = { questions: readonly RaterQuestion[]; store: AnswerStore };

/** Questions about the person who answers, before the first item. */
export function RaterQuestions({ questions, store }: Props) {
  const { words } = useLanguage();
  return (
    <section aria-label={words.aboutRater} className={styles.rater}>
      <h2 className={styles.section}>{words.aboutRater}</h2>
      {questions.map((question) => (
        <fieldset key={question} className={styles.question}>
          <legend className={styles.strong}>{words.raterQuestions[question].text}</legend>
          <div className={styles.options}>
            {raterOptions[question].map((code) => (
              <OptionRow
                key={code}
                type="radio"
                name={question}
                checked={store.given.rater[question] === code}
                onChange={() => store.change({ kind: 'rater', question, code })}
              >
                {optionText(words.raterQuestions[question].options, code)}
              </OptionRow>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}

const optionText = (options: Readonly<Record<string, string>>, code: string) => options[code];
