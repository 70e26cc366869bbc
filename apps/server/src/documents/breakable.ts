/** Longer words do not fit into a line of a narrow column. */
const MAX_WORD_LENGTH = 24;
const ZERO_WIDTH_SPACE = '\u200b';
const LONG_WORD = new RegExp(
  `[^\\s\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{${MAX_WORD_LENGTH + 1},}`,
  'gu',
);
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text with break opportunities in words that are longer than a line, such as web addresses. */
export const breakable = (text: string): string =>
  text.replace(LONG_WORD, (word) =>
    [...graphemes.segment(word)]
      .map(({ segment }, index) =>
        index > 0 && index % (MAX_WORD_LENGTH / 2) === 0 ? ZERO_WIDTH_SPACE + segment : segment,
      )
      .join(''),
  );
