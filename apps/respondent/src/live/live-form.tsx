import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Change } from '../form/answer-store.ts';
import { EmergencyContext } from '../form/emergency-notice.tsx';
import { Form } from '../form/form.tsx';
import { LanguageProvider } from '../language/language.tsx';
import { wordsOf } from '../language/words.ts';
import { createAnswerQueue } from './answer-queue.ts';
import type { AssessmentCalls, OpenAssessment, OverAssessment } from './assessment-calls.ts';
import { FormFacts } from './form-facts.tsx';
import { FormFooter } from './form-footer.tsx';
import { FormListPage } from './form-list.tsx';
import { Notices } from './notices.tsx';
import { SaveState } from './save-state.tsx';
import { Sender } from './sender.tsx';
import type { OpenForm } from './use-assessment.ts';
import { useIsOnline } from './use-is-online.ts';
import { useLeftAlone } from './use-left-alone.ts';
import { useSubmission } from './use-submission.ts';

type Props = OpenForm & {
  calls: AssessmentCalls;
  onOver: (form: OverAssessment) => void;
  onLeft: () => void;
  onLeftAlone: () => void;
  onRefused: (code: string) => void;
};

/** A form whose answers are saved as they are given. */
export function LiveForm({
  form,
  kept,
  storage,
  isFresh,
  isByLink,
  calls,
  onOver,
  onLeft,
  onLeftAlone,
  onRefused,
}: Props) {
  const { formId, content } = form;
  const [language, setLanguage] = useState(kept.language ?? form.language);
  const [queue] = useState(() =>
    createAnswerQueue({ formId, kept, isFresh, storage, calls, isTyped: isTypedIn(form), onRefused }),
  );
  useEffect(() => queue.start(), [queue]);
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const isOnline = useIsOnline();
  const words = wordsOf(language);
  const [showsList, setShowsList] = useState(isByLink && form.others.length > 0);
  useKeepOpen(!state.isSaved && !state.isLasting);
  useLeftAlone(form.isHandedOver, onLeftAlone);

  /** Ends the queue in all tabs first, so that none of them stores anything any more. */
  const finishWith = (leave: () => void) => {
    queue.end();
    leave();
  };
  const submission = useSubmission({
    queue,
    calls,
    onSubmitted: (over) => finishWith(() => onOver(over)),
    onRefused,
  });

  const changeLanguage = (chosen: string) => {
    setLanguage(chosen);
    void queue.chooseLanguage(chosen);
  };

  return (
    <LanguageProvider language={language}>
      {showsList ? (
        <FormListPage form={form} given={state.given} calls={calls} onOpen={() => setShowsList(false)} />
      ) : (
        <EmergencyContext value={form.emergency}>
          <Form
            content={content}
            store={{ given: state.given, change: queue.change }}
            onLanguageChange={changeLanguage}
            takesFocus={form.others.length > 0}
            around={{
              sender: <Sender form={form} />,
              facts: <FormFacts form={form} />,
              saveState: <SaveState isOnline={isOnline} state={state} />,
              notices: <Notices state={state} />,
              finishing: { ...submission, waitsFor: isOnline ? words.waitsForSaving : words.waitsForNetwork },
              footer: (
                <FormFooter
                  form={form}
                  state={state}
                  isOnline={isOnline}
                  queue={queue}
                  calls={calls}
                  onList={form.others.length > 0 ? () => setShowsList(true) : undefined}
                  onLeft={() => finishWith(onLeft)}
                  onDeclined={(over) => finishWith(() => onOver(over))}
                />
              ),
            }}
          />
        </EmergencyContext>
      )}
    </LanguageProvider>
  );
}

/** Returns whether a change belongs to an item that is typed. */
function isTypedIn({ content }: OpenAssessment) {
  const typed = content.pages
    .flatMap(({ items }) => items)
    .filter(({ kind }) => kind === 'text' || kind === 'number')
    .map(({ id }) => id);
  return (change: Change) => change.kind === 'item' && typed.includes(change.itemId);
}

/** The browser asks before it closes a page with unsaved answers. */
function useKeepOpen(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
