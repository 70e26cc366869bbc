import * as z from 'zod/mini';

export const TEXT_MAX_LENGTH = 100;
export const COMMENT_MAX_LENGTH = 500;
export const TOO_LONG = 'Maximum length exceeded';

/** Text that may be empty. */
export const limitedText = (maxLength = TEXT_MAX_LENGTH) =>
  z.string().check(z.trim(), z.maxLength(maxLength, TOO_LONG));

export const comment = limitedText(COMMENT_MAX_LENGTH);

/** The length of a text by characters: an emoji counts as one, not as the two code units of JavaScript. */
export const lengthOf = (text: string) => [...text].length;

/** Negative when the text is over the limit. */
export const charactersRemaining = (value: string, maxLength: number) =>
  `${maxLength - lengthOf(value)} characters remaining`;
