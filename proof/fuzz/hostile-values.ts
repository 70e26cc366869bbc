import fc from 'fast-check';

/** Part of everything that is sent, so that leaks of input can be found. */
export const MARKER = 'zqMarker7319';

const KNOWN_TRICKS = [
  '',
  ' ',
  '\u0000',
  `${MARKER}\u0000`,
  '\ud800',
  `${MARKER}\udfff`,
  '\ufeff',
  '\u202e\u0301\u200d👩‍👩‍👧‍👦',
  "'; drop table users; --",
  `' or '${MARKER}'='${MARKER}`,
  '$1 %s {{7*7}} #{7*7}',
  `<script>alert('${MARKER}')</script>`,
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '\r\nset-cookie: a=b',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e400',
  '9007199254740993',
  'true',
  '__proto__',
  'constructor',
  `${MARKER}@example.com`,
  `${MARKER}@example.com\n`,
  '00000000-0000-0000-0000-000000000000',
  '2024-02-30',
];

export const hostileStrings: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN_TRICKS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => MARKER + text) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text + MARKER) },
  { weight: 1, arbitrary: fc.integer({ min: 60, max: 20_000 }).map((length) => MARKER.repeat(length / 12)) },
);

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileStrings },
  { weight: 3, arbitrary: fc.constantFrom(null, true, 0, -1, 0.5, 2 ** 53, -(2 ** 31) - 1, 1e308, [], {}) },
  { weight: 1, arbitrary: fc.constantFrom([[]], [null], [MARKER], { [MARKER]: MARKER }, { length: 1 }) },
  { weight: 1, arbitrary: fc.integer({ min: 50, max: 500 }).map(nested) },
  { weight: 2, arbitrary: fc.jsonValue() },
);

const hostileKeys = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', ''),
  hostileStrings,
);

/** A valid value with one to three faults. */
export const spoiled = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(good, fc.array(spoilings, { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) => changes.reduce<unknown>((current, change) => change(current), value));

type Spoiling = (value: unknown) => unknown;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const spoilings: fc.Arbitrary<Spoiling> = fc.oneof(
  hostileValues.map((other) => () => other),
  fc.constant<Spoiling>((value) => [value]),
  fc.constant<Spoiling>((value) => (typeof value === 'object' ? [value, value] : String(value))),
  fc.nat().map((place): Spoiling => inRecord((fields) => fields.splice(place % (fields.length || 1), 1))),
  fc.tuple(hostileKeys, hostileValues).map((field): Spoiling => inRecord((fields) => fields.push(field))),
  fc.tuple(fc.nat(), hostileValues).map(
    ([place, other]): Spoiling =>
      inRecord((fields) => {
        const field = fields[place % (fields.length || 1)];
        if (field) field[1] = other;
      }),
  ),
);

/**
 * Changes the fields of a record, including names such as __proto__ that a plain assignment would treat
 * specially.
 */
function inRecord(change: (fields: [string, unknown][]) => void): Spoiling {
  return (value) => {
    if (!isRecord(value)) return value;
    const fields = Object.entries(value);
    change(fields);
    return Object.fromEntries(fields);
  };
}

/**
 * The valid value in three of four cases: a request that is wrong everywhere is refused at its first fault.
 */
export const often = <T>(good: fc.Arbitrary<T>, bad: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: bad });
