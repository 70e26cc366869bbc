// Without zod, so that the page of respondents can import it.

/** So many answers go in one call at most, after some time without a network. */
export const MAX_ANSWERS_PER_REQUEST = 200;

/** The longest pause that counts as time on an item: an hour. */
export const MAX_SECONDS = 3600;

/** For the word why somebody does not answer. */
export const REASON_MAX_LENGTH = 500;
