import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';

type Reason = 'denied' | 'away' | 'refused';

/** Why the school's provider signed nobody in: the person or the provider said no, or its answer cannot be believed. */
export class SchoolFailure extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

const AWAY = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];
const AWAY_IN_ITS_WORDS = ['server_error', 'temporarily_unavailable'];

/** What went wrong with an answer, in our words. */
export function failAs(error: unknown): never {
  const cause = { cause: error };
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') throw new SchoolFailure('denied', cause);
    throw new SchoolFailure(AWAY_IN_ITS_WORDS.includes(error.error) ? 'away' : 'refused', cause);
  }
  // How fetch tells that nobody answered.
  if (error instanceof TypeError) throw new SchoolFailure('away', cause);
  if (error instanceof ClientError) {
    throw new SchoolFailure(AWAY.includes(error.code ?? '') ? 'away' : 'refused', cause);
  }
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) {
    throw new SchoolFailure('refused', cause);
  }
  throw error;
}
