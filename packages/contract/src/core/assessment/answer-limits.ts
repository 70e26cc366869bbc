// Without zod, so that the page of respondents can import it.

/** The maximum number of answers in a request, after some time without a network. */
export const MAX_ANSWERS_PER_REQUEST = 200;

/** The longest time that counts for an item: an hour. */
export const MAX_SECONDS = 3600;

/** For the reason why a respondent does not answer. */
export const REASON_MAX_LENGTH = 500;
