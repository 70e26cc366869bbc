import { type Font, readFont, textOf } from '../../src/documents/pdf/pdf-font.ts';
import {
  createLexer,
  type Dictionary,
  Operator,
  type PdfFile,
  type Value,
} from '../../src/documents/pdf/pdf-objects.ts';

/** Marked content of a page: an element of the structure, or an artifact. */
interface Mark {
  id: number | null;
  isArtifact: boolean;
  /** The file gives a replacement text for these glyphs. */
  isReplaced: boolean;
}

/** The text of a page as the standard defines it: replacement texts first, then the fonts' tables. */
export function readPageTexts(file: PdfFile, page: Dictionary) {
  const marked = new Map<number, string>();
  let [artifacts, loose] = ['', ''];
  let [boxes, unknown] = [0, 0];
  const marks: Mark[] = [];
  const fonts = new Map<Value, Font>();

  function say(text: string) {
    const id = marks.findLast((mark) => mark.id !== null)?.id;
    if (marks.some(({ isArtifact }) => isArtifact)) artifacts += text;
    else if (id === undefined || id === null) loose += text;
    else marked.set(id, (marked.get(id) ?? '') + text);
  }

  function show(glyphs: Buffer, font: Font | undefined) {
    if (!font) throw new Error('a text has no font');
    for (let at = 0; at < glyphs.length; at += font.bytesOfCode) {
      const code = glyphs.readUIntBE(at, font.bytesOfCode);
      // A font's first glyph is drawn for letters that it lacks.
      if (code === 0 && font.bytesOfCode === 2) boxes += 1;
      if (marks.some(({ isReplaced }) => isReplaced)) continue;
      const text = font.letters.get(code);
      if (text === undefined) unknown += 1;
      else say(text);
    }
  }

  function begin(tag: Value | undefined, properties: Dictionary) {
    const id = properties.get('MCID');
    const replacement = properties.get('ActualText');
    if (replacement !== undefined && !marks.some(({ isReplaced }) => isReplaced)) say(textOf(replacement));
    marks.push({
      id: typeof id === 'number' ? id : null,
      isArtifact: tag === 'Artifact',
      isReplaced: replacement !== undefined,
    });
  }

  function run(source: string, resources: Dictionary) {
    const lexer = createLexer(source);
    const kept: (Font | undefined)[] = [];
    let font: Font | undefined;
    let values: Value[] = [];
    const fontNamed = (name: string) => {
      const found = file.dictionary(file.dictionary(resources.get('Font')).get(name));
      const known = fonts.get(found) ?? readFont(file, found);
      fonts.set(found, known);
      return known;
    };
    for (let value = lexer.next(); value !== undefined; value = lexer.next()) {
      if (!(value instanceof Operator)) {
        values.push(value);
        continue;
      }
      const [first, second] = values;
      switch (value.name) {
        case 'q':
          kept.push(font);
          break;
        case 'Q':
          font = kept.pop();
          break;
        case 'Tf':
          font = fontNamed(String(first));
          break;
        case 'Tj':
          show(first as Buffer, font);
          break;
        case 'TJ':
          for (const each of first as Value[]) if (each instanceof Buffer) show(each, font);
          break;
        case 'BMC':
          begin(first, new Map());
          break;
        case 'BDC': {
          const named = file.dictionary(resources.get('Properties')).get(String(second));
          begin(first, file.dictionary(second instanceof Map ? second : named));
          break;
        }
        case 'EMC':
          marks.pop();
          break;
        case 'Do': {
          const form = file.dictionary(file.dictionary(resources.get('XObject')).get(String(first)));
          if (form.get('Subtype') === 'Form') run(file.content(form), file.dictionary(form.get('Resources')));
          break;
        }
      }
      values = [];
    }
  }

  const source = file
    .list(page.get('Contents'))
    .map((part) => file.content(part))
    .join('\n');
  run(source, file.dictionary(page.get('Resources')));
  return { marked, artifacts, loose, boxes, unknown };
}
