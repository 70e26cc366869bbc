import { LanguageProvider, useLanguage } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import styles from './live.module.css';
import { LiveForm } from './live-form.tsx';
import { OverPage } from './over-page.tsx';
import { useAssessment } from './use-assessment.ts';

/** The form of a respondent, or a message about why it cannot be filled in. */
export function AssessmentPage({ formId }: { formId: string }) {
  const { words } = useLanguage();
  const { calls, loaded, load, end, leaveAlone } = useAssessment(formId);
  switch (loaded.status) {
    case 'loading':
      return (
        <p role="status" className={styles.loading}>
          {words.loading}
        </p>
      );
    case 'failed':
      return (
        <Message title={words.notLoaded} action={<Button onClick={load}>{words.tryAgain}</Button>}>
          {words.checkConnection}
        </Message>
      );
    case 'link-refused':
      return <Message title={words.notValid}>{words.askSender}</Message>;
    case 'not-open':
      return <Message title={words.notOpen}>{words.openLink}</Message>;
    case 'left':
      return (
        <Message title={words.left}>{loaded.isHandedOver ? words.askPractitioner : words.openLink}</Message>
      );
    case 'left-alone':
      return <Message title={words.leftAlone}>{words.askPractitioner}</Message>;
    case 'over':
      return (
        <LanguageProvider language={loaded.form.language}>
          <OverPage form={loaded.form} calls={calls} />
        </LanguageProvider>
      );
    case 'open':
      return (
        <LiveForm
          {...loaded}
          calls={calls}
          onOver={(form) => end({ status: 'over', form })}
          onLeft={() => end({ status: 'left', isHandedOver: loaded.form.isHandedOver })}
          onLeftAlone={leaveAlone}
          onRefused={load}
        />
      );
  }
}
