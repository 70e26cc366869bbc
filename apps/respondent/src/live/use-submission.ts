import { useRef, useState } from 'react';
import type { AnswerQueue } from './answer-queue.ts';
import { type AssessmentCalls, isEnd, type OverAssessment, Refused } from './assessment-calls.ts';

/**
 * Why it is not submitted yet: nobody has pressed the button, it is waiting, or another device has answered
 * meanwhile.
 */
export type SubmissionStatus = 'idle' | 'waiting' | 'changed';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

type Options = {
  queue: AnswerQueue;
  calls: AssessmentCalls;
  onSubmitted: (form: OverAssessment) => void;
  onRefused: (code: string) => void;
};

/** Submits the form once everything is saved, and retries until it succeeds. */
export function useSubmission({ queue, calls, onSubmitted, onRefused }: Options) {
  const [status, setStatus] = useState<SubmissionStatus>('idle');
  const attempt = useRef<AbortController>(undefined);

  const cancel = () => {
    attempt.current?.abort();
    setStatus('idle');
  };

  const submit = async () => {
    attempt.current?.abort();
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    setStatus('waiting');
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const revision = await queue.whenSaved();
      if (signal.aborted) return;
      try {
        const form = await calls.submit(revision);
        if (form.state !== 'open') return onSubmitted(form);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Refused && isEnd(error.code)) return onRefused(error.code);
        if (error instanceof Refused) {
          await queue.refresh();
          return setStatus('changed');
        }
      }
      await networkOr(pause);
      if (signal.aborted) return;
    }
  };

  return { status, submit, cancel };
}

/** Waits until the network is back, or for this long. */
const networkOr = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, milliseconds);
    window.addEventListener('online', goOn);
  });
