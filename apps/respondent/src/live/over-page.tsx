import { useEffect } from 'react';
import { EmergencyContext, EmergencyNotice } from '../form/emergency-notice.tsx';
import formStyles from '../form/form.module.css';
import { useLanguage } from '../language/language.tsx';
import { calendarDay } from '../language/language-tags.ts';
import type { AssessmentCalls, OverAssessment } from './assessment-calls.ts';
import { FormList } from './form-list.tsx';
import { GiveBack } from './give-back.tsx';
import styles from './live.module.css';
import { Sender } from './sender.tsx';

/** Says why the form cannot be filled in now, and whom to ask. */
export function OverPage({ form, calls }: { form: OverAssessment; calls: AssessmentCalls }) {
  const { language, words } = useLanguage();
  const { state, practitionerName, organizationName, dueOn, others, isHandedOver } = form;
  const { title, text } = {
    submitted: { title: words.thanks, text: isHandedOver ? words.arrived : words.handedIn },
    declined: { title: words.declined, text: words.declinedText(practitionerName) },
    paused: { title: words.paused, text: words.pausedText },
    withdrawn: { title: words.withdrawn, text: words.withdrawnText },
    expired: { title: words.expired, text: words.expiredText(calendarDay(dueOn, language)) },
  }[state];
  useEffect(() => {
    document.title = title;
    document.querySelector('h1')?.focus();
  }, [title]);
  return (
    <>
      <header className={styles.header}>
        <Sender form={form} />
      </header>
      <main className={formStyles.main}>
        <h1 tabIndex={-1} className={formStyles.title}>
          {title}
        </h1>
        <p>{text}</p>
        {state !== 'submitted' && <p>{words.askThem(practitionerName, organizationName)}</p>}
        {isHandedOver && others.length === 0 && <GiveBack />}
        {others.length > 0 && (
          <section className={styles.others}>
            <h2 className={formStyles.section}>{words.otherForms}</h2>
            <FormList forms={others} calls={calls} />
          </section>
        )}
        <EmergencyContext value={form.emergency}>
          <EmergencyNotice />
        </EmergencyContext>
      </main>
    </>
  );
}
