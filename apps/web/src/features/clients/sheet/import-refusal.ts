import { MAX_IMPORTED } from '@hub/contract/core/clients/client-sheet';
import type { ProblemCode } from '@hub/contract/http/problems';
import { ApiProblem, reasonOf } from '../../../lib/api/api-problem.ts';

export type ImportRefusal = {
  reason: string;
  /** The next step for the user. */
  advice: string;
  /** The file may be right, so the same call may succeed later. */
  mayPass: boolean;
};

const AS_CSV =
  'Save it as “CSV UTF-8 (Comma delimited)” in your spreadsheet program and choose it again, or start from the template.';

const advice: Partial<Record<ProblemCode, string>> = {
  'unreadable-csv': AS_CSV,
  'invalid-input': AS_CSV,
  'body-too-large': `Split it into files of at most ${MAX_IMPORTED.toLocaleString('en-US')} lines and import one after the other.`,
};

const reasons: Partial<Record<ProblemCode, string>> = {
  'invalid-input': 'The file could not be read as comma-separated values.',
  'body-too-large': 'The file is too large.',
};

/** The message about a refused file. */
export function refusalOf(error: unknown): ImportRefusal {
  if (error instanceof DOMException) {
    return { reason: 'The file could not be opened.', advice: 'Choose it again.', mayPass: false };
  }
  const code = error instanceof ApiProblem ? error.code : undefined;
  const known = code && advice[code];
  if (known) {
    const detail = error instanceof ApiProblem && error.detail ? `${error.detail} ` : '';
    return { reason: reasons[code] ?? reasonOf(error), advice: detail + known, mayPass: false };
  }
  return { reason: reasonOf(error), advice: 'The file is still chosen.', mayPass: true };
}
