import { connect } from 'node:net';

export type RawRequest = {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: Buffer | undefined;
};

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

const ANSWERED_WITHIN_MS = 20_000;
const LONGEST_HEAD = 15_000;

/**
 * Sends exactly these bytes, which no HTTP client would; undefined if the connection ends without an answer.
 */
export function sendRaw(url: string, request: RawRequest): Promise<RawAnswer | undefined> {
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const end = () => {
      socket.destroy();
      resolve(readAnswer(Buffer.concat(received)));
    };
    socket.on('data', (chunk) => received.push(chunk));
    socket.on('end', end).on('error', end).setTimeout(ANSWERED_WITHIN_MS, end);
    socket.write(Buffer.concat([Buffer.from(headOf(request), 'latin1'), request.body ?? Buffer.alloc(0)]));
  });
}

function headOf({ method, target, headers, body }: RawRequest): string {
  const length: [string, string][] = body ? [['content-length', String(body.length)]] : [];
  const lines = [['host', 'localhost'], ['connection', 'close'], ...length, ...headers];
  return `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** The request in one line, shortened. */
export function describeRequest({ method, target, headers, body }: RawRequest): string {
  const parts = [
    method,
    target,
    ...headers.map((header) => header.join(': ')),
    body?.toString('latin1') ?? '',
  ];
  return parts.map((part) => JSON.stringify(part.slice(0, 120))).join(' ');
}

/** Requests that violate HTTP itself: the parser refuses them before any of our code runs. */
export function isMalformed(request: RawRequest): boolean {
  const isOdd = /[^\t\x20-\x7e\x80-\xff]/;
  return (
    /[^\x21-\x7e]/.test(request.target) ||
    request.headers.some(([name, value]) => !/^[\w-]+$/.test(name) || isOdd.test(value)) ||
    headOf(request).length > LONGEST_HEAD
  );
}

function readAnswer(bytes: Buffer): RawAnswer | undefined {
  const text = bytes.toString('latin1');
  const headEnd = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, Math.max(0, headEnd)).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
  if (!status) return undefined;
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status, headers, body: bytes.subarray(headEnd + 4).toString('utf8') };
}
