import type { FormContent } from '@hub/contract/core/forms/form-content';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';
import { ClockIcon, PersonIcon } from '../ui/icons.tsx';
import type { AnswerStore } from './answer-store.ts';
import { EmergencyNotice } from './emergency-notice.tsx';
import styles from './form.module.css';
import { RaterQuestions } from './rater-questions.tsx';

type Props = { content: FormContent; facts: ReactNode; store: AnswerStore; onBegin: () => void };

/** Introduces the form and says what to know before the first question. */
export function Welcome({ content, facts, store, onBegin }: Props) {
  const { words, inLanguage } = useLanguage();
  return (
    <>
      <h1 tabIndex={-1} data-arrival className={styles.title}>
        {inLanguage(content.name)}
      </h1>
      <ul className={styles.facts}>
        <li>
          <PersonIcon />
          {words.whoIsAsked[content.respondent]}
        </li>
        {facts}
        <li>
          <ClockIcon />
          {words.takes(content.minutes)}
        </li>
      </ul>
      <p>{words.howItWorks}</p>
      <p className={styles.forKeyboards}>{words.aboutKeys}</p>
      <EmergencyNotice />
      {content.asksRater.length > 0 && <RaterQuestions questions={content.asksRater} store={store} />}
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onBegin}>
          {words.begin}
        </Button>
      </div>
    </>
  );
}
