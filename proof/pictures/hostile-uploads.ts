import { MARKER } from '../fuzz/hostile-values.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import type { GoodPictures } from './good-pictures.ts';
import { hostileFiles } from './hostile-files.ts';

export type Upload = { kind: string; contentType: string; body: Buffer; saidLength?: number };

const BOUNDARY = 'hubBoundary7319';
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const NAMES = [
  'portrait.png',
  'me.jpg',
  'face.webp',
  '../../etc/passwd',
  `${MARKER}.svg`,
  'x.php\0.png',
  '',
  '😀.png',
];
const TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/svg+xml',
  'text/html',
  'application/octet-stream',
  'a',
];

const latin = (value: string) => Buffer.from(value, 'latin1');

type Head = { name?: string; fileName?: string; type?: string; more?: string };

const part = (
  content: Buffer,
  { name = 'picture', fileName = 'me.png', type = 'image/png', more = '' }: Head = {},
) =>
  Buffer.concat([
    latin(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\n`),
    latin(`content-type: ${type}\r\n${more}\r\n`),
    content,
    latin('\r\n'),
  ]);
const field = (name: string, value: string) =>
  latin(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const END = latin(`--${BOUNDARY}--\r\n`);
const form = (...parts: Buffer[]) => Buffer.concat([...parts, END]);

type MakeForm = (picture: Buffer, random: Random) => Partial<Upload> & { body: Buffer };

const wrongForms: MakeForm[] = [
  () => ({ body: form() }),
  () => ({ body: Buffer.alloc(0) }),
  (picture) => ({ body: form(part(picture), part(picture)) }),
  (picture) => ({ body: form(part(picture), field('more', MARKER)) }),
  (picture, random) => ({
    body: form(
      part(picture, {
        name: random.pick(['avatar', 'Picture', 'picture[]', '__proto__', 'constructor', '']),
      }),
    ),
  }),
  () => ({ body: form(field('picture', MARKER)) }),
  (picture) => ({ body: form(field('picture', MARKER), part(picture)) }),
  (picture) => ({ body: form(part(picture)), contentType: 'multipart/form-data; boundary=other' }),
  (picture) => ({ body: form(part(picture)), contentType: 'multipart/form-data' }),
  (picture) => ({ body: form(part(picture)), contentType: `multipart/mixed; boundary=${BOUNDARY}` }),
  (picture) => ({
    body: form(part(picture)),
    contentType: `multipart/form-data; boundary="${BOUNDARY}${'x'.repeat(300)}"`,
  }),
  (picture) => ({ body: part(picture) }),
  (picture) => ({ body: part(picture).subarray(0, 90) }),
  (picture) => ({ body: latin(form(part(picture)).toString('latin1').replaceAll('\r\n', '\n')) }),
  (picture) => ({ body: form(part(picture, { fileName: `a"\r\nx-injected: ${MARKER}\r\n\r\n<b>` })) }),
  (picture) => ({ body: form(part(picture, { fileName: `${MARKER}${'n'.repeat(20_000)}` })) }),
  (picture) => ({ body: form(part(picture, { more: `x-${MARKER}: ${'h'.repeat(70_000)}\r\n` })) }),
  (picture) => ({
    body: form(part(picture, { more: Array.from({ length: 3000 }, (_, n) => `x-${n}: ${n}\r\n`).join('') })),
  }),
  (picture) => ({
    body: form(part(latin(picture.toString('base64')), { more: 'content-transfer-encoding: base64\r\n' })),
  }),
  (picture) => ({ body: form(part(form(part(picture)), { type: CONTENT_TYPE })) }),
  (picture) => ({ body: form(part(picture, { type: 'application/json' })) }),
  (picture, random) => ({
    body: Buffer.concat([random.bytes(5000), latin('\r\n'), form(part(picture)), random.bytes(5000)]),
  }),
  (picture) => ({
    body: form(...Array.from({ length: 500 }, (_, n) => field(`f${n}`, MARKER)), part(picture)),
  }),
  () => ({ body: form(part(Buffer.alloc(2 * 1024 * 1024 + 1, MARKER))) }),
  (picture) => ({ body: form(part(picture)), contentType: 'application/json' }),
  (picture, random) => ({ body: form(part(picture)), saidLength: 1 + random.below(300) }),
  (picture, random) => ({
    body: form(part(picture)),
    saidLength: picture.length + 1000 + random.below(10 ** 6),
  }),
  (picture) => ({ body: form(part(picture)), saidLength: 10 ** 12 }),
];

/** The same uploads for the same seed: hostile files in valid forms, and valid files in hostile forms. */
export function hostileUploads(good: GoodPictures, count: number, seed: number): Upload[] {
  const random = seededRandom(seed);
  const kinds = [...Object.keys(hostileFiles), 'wrongForms'] as (keyof typeof hostileFiles | 'wrongForms')[];
  const turns = new Map<string, number>();
  /** Takes the choices one after the other, so that a small run still has each of them. */
  const inTurn = <T>(kind: string, choices: readonly T[]) => {
    const turn = turns.get(kind) ?? random.below(choices.length);
    turns.set(kind, turn + 1);
    return choices[turn % choices.length] as T;
  };
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'damaged';
    if (kind === 'wrongForms') {
      const { png, jpeg, webp } = good;
      const made = inTurn(kind, wrongForms)(random.pick([png, jpeg, webp]), random);
      return { kind, contentType: CONTENT_TYPE, ...made };
    }
    const file = inTurn(kind, hostileFiles[kind])(good, random);
    const head = { fileName: random.pick(NAMES), type: random.pick(TYPES) };
    return { kind, contentType: CONTENT_TYPE, body: form(part(file, head)) };
  });
}
