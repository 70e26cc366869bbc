import type { FormContent } from '@hub/contract/core/forms/form-content';
import { useEffect, useState } from 'react';
import { useAnswersInMemory } from '../form/answer-store.ts';
import { Form } from '../form/form.tsx';
import { LanguageProvider, useLanguage } from '../language/language.tsx';
import { preferredLanguage } from '../language/language-tags.ts';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import styles from './preview.module.css';
import { isFramed, postToParent } from './preview-content.ts';
import { usePreview } from './use-preview.ts';

/** A form preview: it can be filled in, and stores nothing. */
export function PreviewPage() {
  const preview = usePreview();
  useEscapeToParent();
  if (preview.status === 'ready') {
    const { content, language } = preview;
    return <PreviewedForm content={content} preferred={language ? [language] : navigator.languages} />;
  }
  return preview.status === 'failed' ? <Failed retry={preview.retry} /> : <Loading />;
}

type Props = { content: FormContent; preferred: readonly string[] };

function PreviewedForm({ content, preferred }: Props) {
  const [language, setLanguage] = useState(() => preferredLanguage(content.languages, preferred));
  const [run, setRun] = useState(1);
  return (
    <LanguageProvider language={language}>
      <PreviewBar onStartAgain={() => setRun(run + 1)} />
      <FreshForm key={run} content={content} onLanguageChange={setLanguage} />
    </LanguageProvider>
  );
}

const FreshForm = (props: { content: FormContent; onLanguageChange: (language: string) => void }) => (
  <Form {...props} store={useAnswersInMemory()} />
);

function PreviewBar({ onStartAgain }: { onStartAgain: () => void }) {
  const { words } = useLanguage();
  return (
    <aside aria-label={words.preview} className={styles.bar}>
      <p>{words.preview}</p>
      <Button variant="quiet" onClick={onStartAgain}>
        {words.startAgain}
      </Button>
    </aside>
  );
}

function Loading() {
  const { words } = useLanguage();
  return (
    <p role="status" className={styles.loading}>
      {words.loading}
    </p>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const { words } = useLanguage();
  return (
    <Message title={words.notLoaded} action={<Button onClick={retry}>{words.tryAgain}</Button>}>
      {words.checkConnection}
    </Message>
  );
}

/** The dialog around the frame does not receive the keys that are pressed in it. */
function useEscapeToParent() {
  useEffect(() => {
    if (!isFramed()) return;
    const listener = ({ key }: KeyboardEvent) => {
      const isForPanel = document.querySelector(':popover-open') !== null;
      if (key === 'Escape' && !isForPanel) postToParent({ type: 'hub-preview-close' });
    };
    // Before the browser closes a panel by the same key.
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
