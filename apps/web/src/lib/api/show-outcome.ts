import { showToast } from '../../ui/toast/toasts.ts';
import { reasonOf } from './api-problem.ts';

type Words<Answer> = { done?: string | ((answer: Answer) => string); failed?: string };

/**
 * Shows the result of a call in a toast, even if the user has left the page: React Query drops the callbacks
 * of `mutate` when the calling component unmounts. Resolves with the answer, or with undefined if the call
 * failed.
 */
export async function showOutcome<Answer>(
  call: Promise<Answer>,
  { done, failed = '' }: Words<Answer>,
): Promise<Answer | undefined> {
  try {
    const answer = await call;
    if (done) showToast({ message: typeof done === 'string' ? done : done(answer), tone: 'success' });
    return answer;
  } catch (error) {
    showToast({ message: `${failed} ${reasonOf(error)}`.trim(), tone: 'alert' });
    return undefined;
  }
}
