import { requiredText } from './required.ts';

export const SECOND_FACTOR_CODE_MAX_LENGTH = 20;

/** Six digits of an authenticator app, or a recovery code: both are accepted in the same places. */
export const secondFactorCode = requiredText(SECOND_FACTOR_CODE_MAX_LENGTH);
