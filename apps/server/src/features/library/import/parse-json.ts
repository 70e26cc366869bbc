type Path = readonly PropertyKey[];

export type ParsedJson = {
  value: unknown;
  /** The line of a value, or of the object that lacks it. A path may be written as text: `features[0].name`. */
  lineOf: (path: Path | string) => number;
};

export class JsonFault extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const TOKEN = /\s*(?:([{}[\]:,])|("(?:[^"\\]|\\.)*")|([^\s{}[\]:,"]+)|($)|(["\s\S]))/y;
const MAX_NESTING = 50;

type Token = { text: string; line: number };

/**
 * Parses JSON like `JSON.parse`, and records the line of each value and fault, which `JSON.parse` does not always
 * report.
 */
export function parseJson(text: string): ParsedJson {
  const lines = new Map<string, number>();
  const next = readTokens(text);
  let token = next();

  const refuse = (expected: string): never => {
    throw new JsonFault(token.line, `expected ${expected}, found ${token.text || 'the end of the file'}`);
  };
  const take = (): Token => {
    const taken = token;
    token = next();
    return taken;
  };

  function readValue(place: string, depth: number): unknown {
    lines.set(place, token.line);
    if (depth > MAX_NESTING) refuse('less depth');
    if (token.text === '{') return readObject(place, depth + 1);
    if (token.text === '[') return readArray(place, depth + 1);
    return readScalar('a value');
  }

  function readScalar(expected: string): unknown {
    try {
      const value: unknown = JSON.parse(token.text);
      take();
      return value;
    } catch {
      return refuse(expected);
    }
  }

  function readObject(place: string, depth: number) {
    const entries = new Map<string, unknown>();
    readItems('}', () => {
      if (!token.text.startsWith('"')) refuse('a name in quotes');
      const { line } = token;
      const name = readScalar('a name in quotes') as string;
      if (entries.has(name)) throw new JsonFault(line, `"${name}" stands here twice`);
      if (token.text !== ':') refuse('a colon');
      take();
      entries.set(name, readValue(place + stepTo(name), depth));
    });
    return Object.fromEntries(entries);
  }

  function readArray(place: string, depth: number) {
    const items: unknown[] = [];
    readItems(']', () => items.push(readValue(place + stepTo(items.length), depth)));
    return items;
  }

  function readItems(end: '}' | ']', readItem: () => void) {
    take();
    if (token.text === end) return void take();
    for (;;) {
      readItem();
      if (token.text === end) return void take();
      if (token.text !== ',') refuse(`a comma or ${end}`);
      take();
    }
  }

  const value = readValue('', 0);
  if (token.text !== '') refuse('the end of the file');
  return { value, lineOf: (path) => lineIn(lines, path) };
}

function readTokens(text: string): () => Token {
  const pattern = new RegExp(TOKEN);
  let line = 1;
  let lineEnd = text.indexOf('\n');
  return () => {
    const [whole = ''] = pattern.exec(text) ?? [];
    const token = whole.trimStart();
    const begins = pattern.lastIndex - token.length;
    while (lineEnd >= 0 && lineEnd < begins) {
      line += 1;
      lineEnd = text.indexOf('\n', lineEnd + 1);
    }
    return { text: token, line };
  };
}

/** Paths are written `.features[0].name`. */
const stepTo = (part: PropertyKey) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`);

function lineIn(lines: Map<string, number>, path: Path | string): number {
  let place = typeof path === 'string' ? `.${path}` : path.map(stepTo).join('');
  for (;;) {
    const line = lines.get(place);
    if (line !== undefined || place === '') return line ?? 1;
    place = place.slice(0, Math.max(place.lastIndexOf('.'), place.lastIndexOf('['), 0));
  }
}
