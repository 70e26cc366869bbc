import { useRef } from 'react';
import { useLanguage } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';
import type { AnswerQueue, QueueState } from './answer-queue.ts';
import type { AssessmentCalls, OpenAssessment, OverAssessment } from './assessment-calls.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import styles from './live.module.css';

type Props = {
  form: OpenAssessment;
  state: QueueState;
  isOnline: boolean;
  queue: AnswerQueue;
  calls: AssessmentCalls;
  /** Undefined if this is the respondent's only form. */
  onList: (() => void) | undefined;
  onLeft: () => void;
  onDeclined: (form: OverAssessment) => void;
};

/** The ways to leave a form. */
export function FormFooter({ form, state, isOnline, queue, calls, onList, onLeft, onDeclined }: Props) {
  const { words } = useLanguage();
  const leaving = useRef<HTMLDialogElement>(null);
  const declining = useRef<HTMLDialogElement>(null);
  return (
    <footer className={styles.footer}>
      {onList && (
        <Button variant="quiet" onClick={onList}>
          {words.allForms(form.others.length + 1)}
        </Button>
      )}
      <Button variant="quiet" onClick={() => leaving.current?.showModal()}>
        {words.finishLater}
      </Button>
      <Button variant="quiet" onClick={() => declining.current?.showModal()}>
        {words.decline}
      </Button>
      <LeaveDialog ref={leaving} {...{ state, isOnline, queue, calls, onLeft }} />
      <DeclineDialog ref={declining} {...{ form, calls, onDeclined }} />
    </footer>
  );
}
