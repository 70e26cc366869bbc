import { createLexer, type Dictionary, Operator, type PdfFile, type Value } from './pdf-objects.ts';

const UTF_16 = Buffer.from([0xfe, 0xff]);

/** A human-readable text of a PDF: UTF-16 if it begins with a byte order mark. */
export function textOf(value: Value | undefined): string {
  if (!(value instanceof Buffer)) return '';
  return value.subarray(0, 2).equals(UTF_16) ? utf16(value.subarray(2)) : value.toString('latin1');
}

const utf16 = (bytes: Buffer) => Buffer.from(bytes).swap16().toString('utf16le');

export interface Font {
  bytesOfCode: number;
  letters: Map<number, string>;
  /** Codes of glyphs with a width. All others are marks. */
  wide: Set<number>;
}

/** Reads the text that each glyph of a font stands for. */
export function readFont(file: PdfFile, font: Dictionary): Font {
  const lexer = createLexer(file.content(font.get('ToUnicode')));
  const letters = new Map<number, string>();
  const values: Value[] = [];
  const numberOf = (value: Value | undefined) =>
    value instanceof Buffer && value.length > 0 ? value.readUIntBE(0, value.length) : 0;
  for (let value = lexer.next(); value !== undefined; value = lexer.next()) {
    if (!(value instanceof Operator)) {
      values.push(value);
      continue;
    }
    if (value.name === 'endbfchar') {
      for (let at = 0; at < values.length; at += 2) {
        letters.set(numberOf(values[at]), utf16(values[at + 1] as Buffer));
      }
    } else if (value.name === 'endbfrange') {
      for (let at = 0; at < values.length; at += 3) {
        const [from, to] = [numberOf(values[at]), numberOf(values[at + 1])];
        const first = numberOf(values[at + 2]);
        for (let code = from; code <= to; code += 1)
          letters.set(code, String.fromCodePoint(first + code - from));
      }
    }
    values.length = 0;
  }
  return { bytesOfCode: font.get('Subtype') === 'Type0' ? 2 : 1, letters, wide: readWidths(file, font) };
}

/** The widths as Typst writes them: from, to and width. */
function readWidths({ dictionary, list }: PdfFile, font: Dictionary): Set<number> {
  const [below] = list(font.get('DescendantFonts'));
  const widths = list(dictionary(below).get('W')).map(Number);
  const wide = new Set<number>();
  for (let at = 0; at + 2 < widths.length; at += 3) {
    const [from = 0, to = 0, width] = widths.slice(at, at + 3);
    for (let code = from; code <= to && width !== 0; code += 1) wide.add(code);
  }
  return wide;
}
