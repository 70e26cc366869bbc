const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u0652\u0670]/g;

/** Letters that are not a plain letter with a mark, but that people type as one. */
const ALIKE: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  '’': "'",
};
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

/** A name as it is searched and sorted: without case, accents and repeated spaces. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
