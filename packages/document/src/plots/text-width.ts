/** The widths of Inter's letters relative to the font size, rounded up. */
const WIDTHS: [string, number][] = [
  ["ijl|'.,:;!", 0.3],
  ['Iftr()[]{}-–"/ \u00a0', 0.42],
  ['mwMW—%@…', 1],
];
const LOWER = 0.63;
const UPPER = 0.78;
const DIGIT = 0.68;
const OTHER = 0.8;
const FULL = 1.1;
const BOLD = 1.08;

const byCharacter = new Map(WIDTHS.flatMap(([characters, width]) => [...characters].map((c) => [c, width])));

function widthOf(character: string): number {
  const known = byCharacter.get(character);
  if (known !== undefined) return known;
  if (/\p{Mark}|\p{Cf}/u.test(character)) return 0;
  if (/\p{Lu}/u.test(character)) return UPPER;
  if (/\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u.test(character)) return LOWER;
  if (/\p{Nd}/u.test(character)) return DIGIT;
  return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u.test(
    character,
  )
    ? FULL
    : OTHER;
}

/** The estimated width of a line, for places without a browser to measure it. */
export const textWidth = (text: string, size: number, isBold = false) =>
  [...text].reduce((width, character) => width + widthOf(character), 0) * size * (isBold ? BOLD : 1);

/** Wraps a text to this width. A word that is wider is broken. */
export function wrapText(text: string, size: number, maxWidth: number, isBold = false): string[] {
  const fits = (line: string) => textWidth(line, size, isBold) <= maxWidth;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? lines : [...lines, line];
}
