import { type Font, readFont, textOf } from './pdf-font.ts';
import {
  createLexer,
  type Dictionary,
  Operator,
  type PdfFile,
  pagesOf,
  Ref,
  readObjects,
  type Value,
} from './pdf-objects.ts';
import { replaceStreams } from './replace-streams.ts';

/** Glyphs that are drawn together. */
interface Piece {
  start: number;
  end: number;
  /** The position of the text that the file gives for these glyphs, if any. */
  span: { start: number; end: number } | null;
  texts: string[];
  isMark: boolean;
}

const SILENT = '/Span <</ActualText ()>> BDC ';

/**
 * Typst draws a letter in pieces if its marks have different heights (dots of Arabic letters, vowels below a syllable,
 * stacked accents), and repeats the text of the whole letter for each piece. Screen readers, search and copying would
 * see it several times, so only the piece with a width keeps the text.
 */
export function withTextsOnce(pdf: Uint8Array): Uint8Array {
  const file = readObjects(pdf);
  const changed = new Map<number, string>();
  for (const page of pagesOf(file)) {
    const content = page.get('Contents');
    const fonts = fontsOf(file, page);
    if (!(content instanceof Ref) || ![...fonts.values()].some(hasMarks)) continue;
    const source = file.content(content);
    const pieces = readPieces(source, fonts);
    const silent = pieces.filter((piece, index) => piece.isMark && isSaidBeside(pieces, index));
    if (silent.length > 0) changed.set(content.number, silenced(source, silent));
  }
  return replaceStreams(pdf, changed);
}

function fontsOf(file: PdfFile, page: Dictionary): Map<string, Font> {
  const named = file.dictionary(file.dictionary(page.get('Resources')).get('Font'));
  return new Map([...named].map(([name, font]) => [name, readFont(file, file.dictionary(font))]));
}

const hasMarks = ({ letters, wide }: Font) => [...letters.keys()].some((code) => !wide.has(code));

function readPieces(source: string, fonts: ReadonlyMap<string, Font>): Piece[] {
  const lexer = createLexer(source);
  const pieces: Piece[] = [];
  let font: Font | undefined;
  let replaced: { start: number; end: number; text: string } | null = null;
  let values: Value[] = [];
  let start = 0;
  for (let value = lexer.next(); value !== undefined; value = lexer.next()) {
    if (!(value instanceof Operator)) {
      values.push(value);
      continue;
    }
    const [first, second] = values;
    const end = lexer.position();
    if (value.name === 'Tf') font = fonts.get(String(first));
    else if (value.name === 'BDC' && second instanceof Map && second.has('ActualText')) {
      replaced = { start, end, text: textOf(second.get('ActualText')) };
    } else if (value.name === 'EMC') replaced = null;
    else if ((value.name === 'Tj' || value.name === 'TJ') && font) {
      const codes = codesOf(Array.isArray(first) ? first : [first ?? null]);
      const { letters, wide } = font;
      pieces.push({
        start,
        end,
        span: replaced,
        texts: replaced ? [replaced.text] : codes.map((code) => letters.get(code) ?? ''),
        isMark: codes.every((code) => !wide.has(code)),
      });
    }
    values = [];
    start = end;
  }
  return pieces;
}

const codesOf = (shown: Value[]): number[] =>
  shown.flatMap((part) =>
    part instanceof Buffer
      ? Array.from({ length: part.length / 2 }, (_, index) => part.readUInt16BE(2 * index))
      : [],
  );

/** Whether a neighboring piece, possibly beyond other marks of the same letter, has the same text and a width. */
function isSaidBeside(pieces: readonly Piece[], index: number): boolean {
  const text = pieces[index]?.texts.join('');
  const lookOn = (step: 1 | -1): boolean => {
    for (let at = index + step; ; at += step) {
      const other = pieces[at];
      const near = other?.texts.at(step === 1 ? 0 : -1);
      if (!other || near !== text) return false;
      if (!other.isMark) return true;
    }
  };
  return lookOn(-1) || lookOn(1);
}

/** The content of the page without the text of these pieces. */
function silenced(source: string, pieces: readonly Piece[]): string {
  let [text, from] = ['', 0];
  for (const { start, end, span } of pieces) {
    if (span) text += `${source.slice(from, span.start)}\n${SILENT}${source.slice(span.end, end)}`;
    else text += `${source.slice(from, start)}\n${SILENT}${source.slice(start, end)}\nEMC`;
    from = end;
  }
  return text + source.slice(from);
}
