import { strFromU8, unzipSync } from 'fflate';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|(\w+));/g, (_, number, name) =>
    number ? String.fromCodePoint(Number(number)) : (ENTITIES[name] ?? ''),
  );

/** What Word reads from a file: the texts of the body and of head and foot, and the parts themselves. */
export function readWord(file: Uint8Array) {
  const entries = Object.entries(unzipSync(file));
  const parts = Object.fromEntries(
    entries
      .filter(([path]) => /\.(xml|rels)$/.test(path))
      .map(([path, content]) => [path, strFromU8(content)]),
  );
  const body = parts['word/document.xml'] ?? '';
  const repeated = ['word/header1.xml', 'word/footer1.xml'].map((path) => parts[path] ?? '').join('');
  return {
    parts,
    body,
    media: entries.flatMap(([path]) => (path.startsWith('word/media/') ? [path] : [])),
    text: textOf(body),
    repeated: textOf(repeated),
    alternatives: [...body.matchAll(/<wp:docPr\b[^>]*\bdescr="([^"]*)"/g)].map(([, text = '']) =>
      unescaped(text),
    ),
    headings: [...body.matchAll(/<w:pStyle w:val="Heading(\d)"/g)].map(([, level]) => Number(level)),
  };
}

const textOf = (xml: string) =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = '']) => unescaped(text)).join('');

/** Faults that make a part malformed XML or make Word offer a repair; empty when all is well. */
export function faultsOf({ parts, media }: ReturnType<typeof readWord>): string[] {
  return Object.entries(parts).flatMap(([path, xml]) => [
    ...xmlFaults(xml).map((fault) => `${path}: ${fault}`),
    ...relationFaults(path, xml, parts, media),
    ...[...xml.matchAll(/<w:tc>(?:(?!<\/w:tc>).)*<\/w:tc>/gs)]
      .filter(([cell]) => !/<\/w:p><\/w:tc>$|<w:p\/><\/w:tc>$/.test(cell))
      .map(() => `${path}: a cell does not end with a paragraph`),
    ...twice([...xml.matchAll(/<wp:docPr\b[^>]*\bid="(\d+)"/g)].map(([, id = '']) => id)).map(
      (id) => `${path}: two pictures have the id ${id}`,
    ),
  ]);
}

function xmlFaults(xml: string): string[] {
  const open: string[] = [];
  const token = /<\?[^>]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  let end = 0;
  for (const match of xml.matchAll(token)) {
    const [all, closes, name = '', attributes = '', closed, text = ''] = match;
    end = match.index + all.length;
    if (/&(?!(?:#\d+|amp|lt|gt|quot|apos);)/.test(attributes + text))
      return [`a bare ampersand at ${match.index}`];
    if (closes) {
      if (open.pop() !== name) return [`${name} is closed at ${match.index} and was not open`];
    } else if (name && !closed) open.push(name);
  }
  if (end !== xml.length) return [`no XML at ${end}: ${xml.slice(end, end + 40)}`];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml))
    return ['a character that XML forbids'];
  return open.length > 0 ? [`${open.join(' ')} stay open`] : [];
}

function relationFaults(path: string, xml: string, parts: Record<string, string>, media: string[]): string[] {
  if (path.endsWith('.rels')) {
    return [...xml.matchAll(/Target="(media\/[^"]*)"/g)]
      .filter(([, target]) => !media.includes(`word/${target}`))
      .map(([, target]) => `${path}: ${target} is missing`);
  }
  const relations = parts[path.replace(/([^/]+)$/, '_rels/$1.rels')] ?? '';
  return [...xml.matchAll(/\br:(?:id|embed)="([^"]*)"/g)]
    .filter(([, id]) => !relations.includes(`Id="${id}"`))
    .map(([, id]) => `${path}: ${id} leads nowhere`);
}

const twice = (ids: string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);
