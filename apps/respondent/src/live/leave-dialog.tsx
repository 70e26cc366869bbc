import { type RefObject, useState } from 'react';
import { useLanguage } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { AnswerQueue, QueueState } from './answer-queue.ts';
import { type AssessmentCalls, Refused } from './assessment-calls.ts';

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  state: QueueState;
  isOnline: boolean;
  queue: AnswerQueue;
  calls: AssessmentCalls;
  onLeft: () => void;
};

/** Removes the form from this device, once everything is saved. */
export function LeaveDialog({ ref, state: { isSaved, isLasting }, isOnline, queue, calls, onLeft }: Props) {
  const { words } = useLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  const canLeave = isOnline && isSaved;
  const leave = async () => {
    setHasFailed(false);
    try {
      await queue.whenSaved();
      // A refusal means that the form is not open on this device any more.
      await calls.leave().catch((error) => {
        if (!(error instanceof Refused)) throw error;
      });
      onLeft();
    } catch {
      setHasFailed(true);
    }
  };
  const whyNot = !isOnline && (isLasting ? words.leaveOffline : words.offlineInMemory);
  return (
    <Dialog
      ref={ref}
      title={words.finishLater}
      isNotice={!canLeave}
      problem={hasFailed ? words.didNotWork : undefined}
      action={
        canLeave && (
          <Button variant="primary" onClick={leave}>
            {words.takeOffDevice}
          </Button>
        )
      }
    >
      <p>{canLeave ? words.leaveText : whyNot || words.leaveWaits}</p>
    </Dialog>
  );
}
