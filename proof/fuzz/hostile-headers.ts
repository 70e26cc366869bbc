import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import fc from 'fast-check';
import { hostileStrings, MARKER, often } from './hostile-values.ts';
import type { KnownValues } from './known-values.ts';

/** The authorization headers: usually the right one, otherwise none, a wrong one or several. */
export const authorizations = (endpoint: AnyEndpoint, known: KnownValues): fc.Arbitrary<string[]> =>
  often(goodAuthorization(endpoint, known), badAuthorization(known));

function goodAuthorization(endpoint: AnyEndpoint, known: KnownValues): fc.Arbitrary<string[]> {
  const { access, headers, problems } = endpoint;
  if (access.who === 'signed-in') return fc.constant([`Bearer ${known.bearer}`]);
  if (problems.includes('newcomer-refused')) return fc.constantFrom([`Bearer ${known.newcomer}`], []);
  return 'authorization' in headers.shape
    ? fc.constantFrom(...known.basic.map((value) => [value]))
    : fc.constant([]);
}

/** The cookie headers: usually the form's cookie if the endpoint needs it, otherwise none or a wrong one. */
export const cookies = ({ access }: AnyEndpoint, { form }: KnownValues): fc.Arbitrary<string[]> =>
  access.who === 'respondent'
    ? often(
        fc.constant<string[]>([form.cookie]),
        fc.constantFrom<string[]>(
          [],
          ['form='],
          [`form=${MARKER}`],
          [`${form.cookie}${MARKER}`],
          ['form=a; form=b'],
        ),
      )
    : fc.constant([]);

function badAuthorization({ bearer, basic }: KnownValues): fc.Arbitrary<string[]> {
  const base64 = (text: string) => Buffer.from(text.toWellFormed()).toString('base64');
  const [header = '', payload = ''] = bearer.split('.');
  const unsigned = `${base64('{"alg":"none","typ":"at+jwt"}')}.${payload}.`;
  return fc.oneof(
    fc.constantFrom<string[]>(
      [],
      ['Bearer'],
      ['Bearer '],
      [`Bearer ${MARKER}`],
      [`Bearer ${bearer}${MARKER}`],
      [`Bearer ${header}.${payload}.`],
      [`Bearer ${unsigned}`],
      [`bearer  ${bearer}`],
      [`Digest username="${MARKER}"`],
      [`Bearer ${bearer}`, ...basic],
      ['Bearer \xff\xfe'],
      ['Basic ='],
    ),
    hostileStrings.map((text) => [`Basic ${base64(`${MARKER}@example.com:${text}`)}`]),
    hostileStrings.map((text) => [`Basic ${base64(`${text}:${MARKER}`)}`]),
    hostileStrings.map((text) => [`Bearer ${base64(text)}`]),
  );
}

const oddHeaders: fc.Arbitrary<[string, string]> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('cookie', 'idempotency-key', 'accept', 'x-request-id', 'user-agent', 'accept-version'),
      fc.oneof(hostileStrings, fc.constantFrom(`_session=${MARKER}`, '*/*;q=a', '\x80\xff')),
    )
    .map(([name, value]): [string, string] => [name, Buffer.from(value).toString('latin1')]),
  fc.constantFrom<[string, string]>(
    ['content-encoding', 'gzip'],
    ['x-forwarded-for', `${MARKER}, ,`],
    ['x-forwarded-host', MARKER],
    ['x-http-method-override', 'DELETE'],
    ['origin', 'null'],
    ['range', 'bytes=0-'],
    ['upgrade', 'websocket'],
    ['te', 'trailers'],
  ),
);

const oddContentTypes: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'application/problem+json',
    'application/json, text/plain',
    '',
    '/',
    ';',
    `application/${MARKER}`,
  ),
  hostileStrings.map((text) => Buffer.from(text).toString('latin1')),
);

export const FORM_BOUNDARY = 'hubBoundary7319';

export const contentTypes = often(fc.constant('application/json'), oddContentTypes);
const formTypes = often(fc.constant(`multipart/form-data; boundary=${FORM_BOUNDARY}`), oddContentTypes);
export const contentTypesOf = ({ upload }: AnyEndpoint) => (upload ? formTypes : contentTypes);
export const otherHeaders = often(
  fc.constant<[string, string][]>([]),
  fc.array(oddHeaders, { minLength: 1, maxLength: 4 }),
);
