import { inflateSync } from 'node:zlib';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

// Node 20 lacks it, and the picture reader needs it.
const buffers = ArrayBuffer.prototype as ArrayBuffer & {
  transferToFixedLength?: (length?: number) => ArrayBuffer;
};
buffers.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
  return this.slice(0, length);
};

/** An element of the structure for screen readers. */
export interface Tag {
  role: string;
  alt?: string;
  children: Tag[];
}

type Node = { role?: string; alt?: string; children?: Node[] };
type Item = { type?: string; tag?: string; str?: string; hasEOL?: boolean };

/** What a PDF reader gets: texts, structure, title and language, and letters drawn as boxes. */
export async function readPdf(bytes: Uint8Array) {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { isEvalSupported: false });
  const info = Object.fromEntries(Object.entries((await pdf.getMetadata()).info));
  const marks = await pdf.getMarkInfo();
  const texts: string[] = [];
  const repeated: string[] = [];
  const tags: Tag[] = [];
  let boxes = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const { body, artifacts } = splitArtifacts(items as Item[]);
    texts.push(body);
    repeated.push(artifacts);
    tags.push(...tagsOf((await page.getStructTree()) as Node));
    const { fnArray, argsArray } = await page.getOperatorList();
    fnArray.forEach((operation: number, index: number) => {
      if (operation === OPS.showText) boxes += argsArray[index][0].filter(isBox).length;
    });
  }
  const first = await pdf.getPage(1);
  const size = first.view.slice(2).map(Math.round);
  await pdf.destroy();
  return {
    title: info.Title,
    language: info.Language,
    isTagged: marks?.Marked === true,
    hasDate: 'CreationDate' in info || 'ModDate' in info,
    size,
    texts,
    /** Head and foot, of each page. */
    repeated,
    /** Replacement texts for letters that are drawn as several shapes. The library does not read them. */
    replaced: replacedTexts(bytes),
    tags,
    boxes,
  };
}

/** A font's first glyph is drawn for letters that it lacks. */
const isBox = (glyph: unknown) =>
  typeof glyph === 'object' && glyph !== null && 'originalCharCode' in glyph && glyph.originalCharCode === 0;

/** Repeated and purely visual content is marked as an artifact. */
function splitArtifacts(items: Item[]) {
  const open: boolean[] = [];
  let [body, artifacts] = ['', ''];
  for (const { type, tag, str = '', hasEOL } of items) {
    if (type?.startsWith('beginMarkedContent')) open.push(tag === 'Artifact');
    else if (type === 'endMarkedContent') open.pop();
    else if (open.includes(true)) artifacts += str + (hasEOL ? '\n' : '');
    else body += str + (hasEOL ? '\n' : '');
  }
  return { body, artifacts };
}

function replacedTexts(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const streams = [...file.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n(.*?)\r?\nendstream/gs)];
  return streams.map(([, packed = '']) => actualTexts(unpacked(packed))).join('');
}

function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

const UTF_16 = '\xfe\xff';
const actualTexts = (content: string) =>
  [...content.matchAll(/\/ActualText\s*(?:\(((?:\\.|[^\\)])*)\)|<([\dA-Fa-f]+)>)/gs)]
    .map(([, literal, hex]) => (hex ? Buffer.from(hex, 'hex').toString('latin1') : unescaped(literal ?? '')))
    .map((text) =>
      text.startsWith(UTF_16) ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le') : text,
    )
    .join('');

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const unescaped = (literal: string) =>
  literal.replaceAll(/\\(?:([0-7]{1,3})|(.))/gs, (_, octal, letter) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (ESCAPES[letter] ?? letter),
  );

const tagsOf = (node: Node | null): Tag[] =>
  (node?.children ?? []).flatMap((child) =>
    child.role
      ? [{ role: child.role, ...(child.alt !== undefined && { alt: child.alt }), children: tagsOf(child) }]
      : [],
  );

/** A tree of tags as a flat list, parents before children. */
export const flat = (tags: Tag[]): Tag[] => tags.flatMap((tag) => [tag, ...flat(tag.children)]);
