import type { Assessment, CurrentAnswers } from '@hub/contract/core/assessment/assessment';
import { assessmentPaths } from '@hub/contract/core/assessment/assessment-paths';
import type { WaitingAnswer } from './kept-answers.ts';

export type OpenAssessment = Extract<Assessment, { state: 'open' }>;
export type OverAssessment = Exclude<Assessment, OpenAssessment>;
export type SavedAnswers = { revision: number; saved: number[]; current: CurrentAnswers | null };
export type Decline = { why: 'declined' | 'not-for-me'; reason: string };

/** The server was reached and refused the call. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`Refused with ${code}`);
    this.code = code;
  }
}

const ENDS = ['form-over', 'form-not-open', 'form-link-refused', 'not-found'];

/** The server accepts no more answers from this page. */
export const isEnd = (code: string) => ENDS.includes(code);

/** No usable answer: the network, a proxy or the server failed, so another try may work. */
export class Unreachable extends Error {}

/** The rate limit is reached. */
export class TooOften extends Unreachable {}

const PATIENCE_MS = 15_000;
const SERVER_FAILED = 500;
/** The statuses that the hub uses for its rate limit. */
const TOO_OFTEN = [420, 429];
/** The number of bytes that a closing page may still send. */
const MAX_KEPT_ALIVE = 60_000;

export type AssessmentCalls = ReturnType<typeof assessmentCalls>;

/** The API of one form. The browser sends the form's cookie by itself. */
export function assessmentCalls(formId: string) {
  const at = (path: string, otherId = '') => path.replace(':formId', formId).replace(':otherId', otherId);
  return {
    open: (secret: string) => call<Assessment>('POST', at(assessmentPaths.open), { secret }),
    read: () => call<Assessment>('GET', at(assessmentPaths.form)),
    saveAnswers: (device: string, answers: readonly WaitingAnswer[]) =>
      call<SavedAnswers>('POST', at(assessmentPaths.answers), { device, answers }),
    submit: (revision: number) => call<Assessment>('POST', at(assessmentPaths.submit), { revision }),
    decline: (decline: Decline) => call<Assessment>('POST', at(assessmentPaths.decline), decline),
    changeLanguage: (language: string) => call<undefined>('PUT', at(assessmentPaths.language), { language }),
    openOther: (otherId: string) => call<Assessment>('POST', at(assessmentPaths.openOther, otherId)),
    leave: () => call<undefined>('POST', at(assessmentPaths.leave)),
  };
}

/** Exchanges a code for the cookie of its form. */
export const openByCode = (code: string) => call<{ formId: string }>('POST', assessmentPaths.code, { code });

async function call<Answer>(method: string, path: string, input?: object): Promise<Answer> {
  const body = input && JSON.stringify(input);
  const answer = await fetch(path, {
    method,
    ...(body && { body, headers: { 'content-type': 'application/json' } }),
    keepalive: (body?.length ?? 0) < MAX_KEPT_ALIVE,
    // Some networks redirect every call to their own login page first.
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((cause) => {
    throw new Unreachable('The hub did not answer', { cause });
  });
  if (TOO_OFTEN.includes(answer.status)) throw new TooOften(`The hub answered with ${answer.status}`);
  if (answer.status >= SERVER_FAILED) {
    throw new Unreachable(`The hub answered with ${answer.status}`);
  }
  const content = answer.status === 204 ? undefined : await readJson(answer);
  if (!answer.ok) throw new Refused(String((content as { code?: unknown } | undefined)?.code));
  return content as Answer;
}

const readJson = (answer: Response): Promise<unknown> =>
  answer.json().catch((cause) => {
    throw new Unreachable('This was not answered by the hub', { cause });
  });
