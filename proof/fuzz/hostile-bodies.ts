import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import fc from 'fast-check';
import { FORM_BOUNDARY } from './hostile-headers.ts';
import { MARKER, spoiled } from './hostile-values.ts';
import type { KnownValues } from './known-values.ts';
import { valuesOf } from './schema-values.ts';

export function bodies(endpoint: AnyEndpoint, known: KnownValues): fc.Arbitrary<Buffer | undefined> {
  const takesBody = endpoint.body.type !== 'undefined';
  const good = takesBody ? withKnown(valuesOf(endpoint.body), known) : fc.constant(undefined);
  const bytes = (value: unknown) => {
    const text = endpoint.upload ? formOf(value) : JSON.stringify(value);
    return text === undefined ? undefined : Buffer.from(text);
  };
  return fc.oneof(
    { weight: 4, arbitrary: good.map(bytes) },
    { weight: takesBody ? 4 : 1, arbitrary: spoiled(good).map(bytes) },
    { weight: 1, arbitrary: notJson },
  );
}

/** Each field as a file in a multipart form. */
function formOf(value: unknown): string {
  const parts = Object.entries(value ?? {}).map(
    ([name, field]) =>
      `--${FORM_BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${MARKER}"\r\n\r\n${typeof field === 'string' ? field : JSON.stringify(field)}\r\n`,
  );
  return `${parts.join('')}--${FORM_BOUNDARY}--\r\n`;
}

/** Puts known values into some of the fields that take them. */
const withKnown = (good: fc.Arbitrary<unknown>, { fields }: KnownValues) =>
  fc.tuple(good, fc.nat()).map(([value, choice]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const replaced = Object.keys(value).flatMap((name) => {
      const candidates = fields[name] ?? [];
      const known = candidates[choice % (2 * candidates.length)];
      return known === undefined ? [] : [[name, known]];
    });
    return { ...value, ...Object.fromEntries(replaced) };
  });

const notJson: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .constantFrom(
      '',
      '{',
      '{"a":',
      `{"${MARKER}"}`,
      '\ufeff{}',
      '{"a":1e400}',
      '{"a":1,"a":2}',
      'NaN',
      "{'a':1}",
    )
    .map((text) => Buffer.from(text)),
  fc
    .constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}')
    .map((text) => Buffer.from(text)),
  fc.constantFrom(50_000, 120_000).map((depth) => Buffer.from('['.repeat(depth))),
  fc.constantFrom(10_000, 120_000).map((depth) => Buffer.from('['.repeat(depth) + ']'.repeat(depth))),
  fc.constantFrom(5000, 40_000).map((depth) => Buffer.from(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)),
  fc.constantFrom(300_000, 2_000_000).map((length) => Buffer.alloc(length, MARKER)),
  fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
);
