import { inflateSync } from 'node:zlib';

/** A reference to another object, by its number. */
export class Ref {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** An operator of a page, which takes the values before it. */
export class Operator {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export type Dictionary = Map<string, Value>;
/** Names are strings, texts are bytes. */
export type Value = number | string | boolean | null | Buffer | Ref | Operator | Dictionary | Value[];

const SPACE = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const REF = /(\d+) \d+ R(?![\w])/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const HEX = /<([\dA-Fa-f\s]*)>/y;

/** Reads values one after the other from a file or from the content of a page. */
export function createLexer(source: string, start = 0) {
  let at = start;

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  }

  /** The next value; undefined at the end or at a closing bracket. */
  function next(): Value | undefined {
    take(SPACE);
    if (source.startsWith('<<', at)) return readDictionary();
    const letter = source[at];
    if (letter === undefined || letter === ']' || letter === '>') return undefined;
    if (letter === '[') {
      at += 1;
      return readUntil(']');
    }
    if (letter === '(') return readText();
    const hex = take(HEX);
    if (hex) return Buffer.from((hex[1] ?? '').replaceAll(/\s/g, ''), 'hex');
    const name = take(NAME);
    if (name)
      return (name[1] ?? '').replaceAll(/#([\dA-Fa-f]{2})/g, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
    const ref = take(REF);
    if (ref) return new Ref(Number(ref[1]));
    const number = take(NUMBER);
    if (number) return Number(number[0]);
    const word = take(WORD)?.[0];
    if (word === undefined)
      throw new Error(`nothing that can be read at ${at}: ${source.slice(at, at + 20)}`);
    return word === 'true' ? true : word === 'false' ? false : word === 'null' ? null : new Operator(word);
  }

  function readUntil(end: string): Value[] {
    const values: Value[] = [];
    for (let value = next(); value !== undefined; value = next()) values.push(value);
    if (!source.startsWith(end, at)) throw new Error(`no ${end} at ${at}`);
    at += end.length;
    return values;
  }

  function readDictionary(): Dictionary {
    at += 2;
    const values = readUntil('>>');
    return new Map(
      Array.from({ length: values.length / 2 }, (_, index) => [
        String(values[2 * index]),
        values[2 * index + 1] as Value,
      ]),
    );
  }

  /** A text in parentheses, which may contain balanced parentheses. */
  function readText(): Buffer {
    let [text, depth] = ['', 0];
    for (;;) {
      const letter = source[at];
      if (letter === undefined) throw new Error('a text is not closed');
      at += 1;
      if (letter === '\\') text += readEscape();
      else {
        if (letter === '(') depth += 1;
        if (letter === ')') depth -= 1;
        if (depth === 0) return Buffer.from(text.slice(1), 'latin1');
        text += letter;
      }
    }
  }

  function readEscape(): string {
    const octal = take(/[0-7]{1,3}/y);
    if (octal) return String.fromCharCode(Number.parseInt(octal[0], 8) & 0xff);
    const letter = source[at] ?? '';
    at += 1;
    return { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' }[letter] ?? letter;
  }

  return { next, take, position: () => at };
}

export interface PdfFile {
  catalog: Dictionary;
  /** The value itself, or the object that it references. */
  resolve: (value: Value | undefined) => Value | undefined;
  dictionary: (value: Value | undefined) => Dictionary;
  list: (value: Value | undefined) => Value[];
  /** The unpacked content of a stream. */
  content: (value: Value | undefined) => string;
}

/** Reads the objects of a file that stores them one after the other, as Typst does. */
export function readObjects(bytes: Uint8Array): PdfFile {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map<number, Value>();
  const streams = new Map<Value, string>();
  const lexer = createLexer(source);
  for (;;) {
    lexer.take(SPACE);
    const head = lexer.take(/(\d+) \d+ obj\b/y);
    if (!head) break;
    const value = lexer.next() ?? null;
    objects.set(Number(head[1]), value);
    lexer.take(SPACE);
    if (value instanceof Map && lexer.take(/stream\r?\n/y)) {
      const begin = lexer.position();
      const length = Number(value.get('Length'));
      streams.set(value, source.slice(begin, begin + length));
      lexer.take(new RegExp(`[^]{${length}}`, 'y'));
    }
    lexer.take(SPACE);
    if (lexer.take(/endstream/y)) lexer.take(SPACE);
    if (!lexer.take(/endobj/y)) throw new Error(`object ${head[1]} does not end`);
  }

  const resolve = (value: Value | undefined): Value | undefined =>
    value instanceof Ref ? resolve(objects.get(value.number)) : value;
  const dictionary = (value: Value | undefined): Dictionary => {
    const found = resolve(value);
    return found instanceof Map ? found : new Map();
  };
  const list = (value: Value | undefined): Value[] => {
    const found = resolve(value);
    if (found === undefined || found === null) return [];
    return Array.isArray(found) ? found : [found];
  };
  const content = (value: Value | undefined) => {
    const held = dictionary(value);
    const packed = streams.get(held) ?? '';
    if (list(held.get('Filter'))[0] !== 'FlateDecode') return packed;
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  };
  const catalog = [...objects.values()].find(
    (value) => value instanceof Map && value.get('Type') === 'Catalog',
  );
  return { catalog: dictionary(catalog), resolve, dictionary, list, content };
}

export function pagesOf({ catalog, dictionary, list }: PdfFile): Dictionary[] {
  const below = (node: Dictionary): Dictionary[] =>
    node.get('Type') === 'Pages' ? list(node.get('Kids')).flatMap((kid) => below(dictionary(kid))) : [node];
  return below(dictionary(catalog.get('Pages')));
}
