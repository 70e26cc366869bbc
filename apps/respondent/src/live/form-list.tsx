import type { OtherForm } from '@hub/contract/core/assessment/assessment';
import { useEffect, useRef, useState } from 'react';
import { type Given, isMissing } from '../form/answer-store.ts';
import formStyles from '../form/form.module.css';
import { questionsAmong, shownItems } from '../form/shown-items.ts';
import { useLanguage } from '../language/language.tsx';
import { calendarDay } from '../language/language-tags.ts';
import type { AssessmentCalls, OpenAssessment } from './assessment-calls.ts';
import styles from './live.module.css';
import { Sender } from './sender.tsx';

type PageProps = {
  form: OpenAssessment;
  given: Given;
  calls: AssessmentCalls;
  /** The form of the current address. */
  onOpen: () => void;
};

/** Every form that the respondent was asked to fill in. */
export function FormListPage({ form, given, calls, onOpen }: PageProps) {
  const { words } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const { formId, content, about, dueOn } = form;
  const questions = questionsAmong(shownItems(content, given.answers));
  const own: OtherForm = {
    formId,
    name: content.name,
    about,
    minutes: content.minutes,
    answered: questions.filter(({ item }) => !isMissing(given.answers[item.id])).length,
    items: questions.length,
    dueOn,
  };
  useEffect(() => {
    document.title = words.yourForms;
    title.current?.focus();
  }, [words]);
  return (
    <>
      <header className={styles.header}>
        <Sender form={form} />
      </header>
      <main className={formStyles.main}>
        <h1 ref={title} tabIndex={-1} className={formStyles.title}>
          {words.yourForms}
        </h1>
        <p>{words.formsWait(form.others.length + 1)}</p>
        <FormList forms={[own, ...form.others]} calls={calls} ownId={formId} onOpenOwn={onOpen} />
      </main>
    </>
  );
}

type Props = { forms: readonly OtherForm[]; calls: AssessmentCalls; ownId?: string; onOpenOwn?: () => void };

/** The forms with their client, duration and progress. */
export function FormList({ forms, calls, ownId, onOpenOwn }: Props) {
  const { language, words, inLanguage } = useLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  const open = async (formId: string) => {
    if (formId === ownId) return onOpenOwn?.();
    setHasFailed(false);
    try {
      await calls.openOther(formId);
      window.location.assign(`/assessment/${formId}`);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <ul className={styles.forms}>
        {forms.map(({ formId, name, about, minutes, answered, items, dueOn }) => (
          <li key={formId}>
            <button type="button" className={styles.form} onClick={() => open(formId)}>
              <span className={styles.formName}>{inLanguage(name)}</span>
              <span>{words.about(about)}</span>
              <span className={styles.formFacts}>
                <span>{words.takes(minutes)}</span>
                <span>{words.dueOn(calendarDay(dueOn, language))}</span>
                <span>{answered > 0 ? words.answeredOf(answered, items) : words.notBegun}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className={formStyles.error}>
        {hasFailed && words.didNotWork}
      </p>
    </>
  );
}
