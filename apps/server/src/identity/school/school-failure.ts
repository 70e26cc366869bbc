import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';

type Reason = 'denied' | 'away' | 'refused';

/** Why the school's provider signed nobody in: the person or the provider refused, or its answer is not trustworthy. */
export class SchoolFailure extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

const AWAY = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];
const AWAY_IN_ITS_WORDS = ['server_error', 'temporarily_unavailable'];

/** Turns an error of the answer into a SchoolFailure. */
export function failAs(error: unknown): never {
  const cause = { cause: error };
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') throw new SchoolFailure('denied', cause);
    throw new SchoolFailure(AWAY_IN_ITS_WORDS.includes(error.error) ? 'away' : 'refused', cause);
  }
  // fetch throws a TypeError when nobody answers.
  if (error instanceof TypeError) throw new SchoolFailure('away', cause);
  if (error instanceof ClientError) {
    throw new SchoolFailure(AWAY.includes(error.code ?? '') ? 'away' : 'refused', cause);
  }
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) {
    throw new SchoolFailure('refused', cause);
  }
  throw error;
}
