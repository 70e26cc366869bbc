import { showToast } from '../../ui/toast/toasts.ts';
import { reasonOf } from './api-problem.ts';

type Words<Answer> = { done?: string | ((answer: Answer) => string); failed?: string };

/**
 * Tells what became of a call, also to somebody who is on another page by then: the callbacks of `mutate` are forgotten
 * with the page that called. The answer, or nothing when it failed.
 */
export async function tellOutcome<Answer>(
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
