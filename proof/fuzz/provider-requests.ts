import fc from 'fast-check';
import { contentTypes, otherHeaders } from './hostile-headers.ts';
import { hostileStrings, often } from './hostile-values.ts';
import type { RawRequest } from './raw-http.ts';

/** An endpoint of the identity provider, with the names of its parameters. */
export type ProviderEndpoint = { method: 'GET' | 'POST'; path: string; fields: readonly string[] };

const AUTHORIZATION = [
  'client_id',
  'response_type',
  'redirect_uri',
  'scope',
  'code_challenge',
  'code_challenge_method',
  'state',
  'nonce',
  'prompt',
  'max_age',
  'resource',
  'id_token_hint',
  'login_hint',
  'response_mode',
  'claims',
  'request',
];
const SIGN_OUT = ['id_token_hint', 'post_logout_redirect_uri', 'client_id', 'state', 'xsrf', 'logout'];
const TOKEN = [
  'grant_type',
  'client_id',
  'client_secret',
  'code',
  'code_verifier',
  'redirect_uri',
  'refresh_token',
  'scope',
  'resource',
  'username',
  'password',
];

const SCHOOL_ANSWER = ['code', 'state', 'iss', 'error', 'error_description', 'response'];

export const providerEndpoints: readonly ProviderEndpoint[] = [
  { method: 'GET', path: '/idp/auth', fields: AUTHORIZATION },
  { method: 'POST', path: '/idp/auth', fields: AUTHORIZATION },
  { method: 'GET', path: '/idp/auth/:uid', fields: ['state'] },
  { method: 'GET', path: '/idp/interaction/:uid', fields: ['email'] },
  { method: 'POST', path: '/idp/interaction/:uid', fields: ['email', 'password'] },
  { method: 'GET', path: '/idp/interaction/:uid/school', fields: ['state'] },
  { method: 'GET', path: '/idp/interaction/:uid/school/answer', fields: SCHOOL_ANSWER },
  { method: 'GET', path: '/idp/school/callback', fields: SCHOOL_ANSWER },
  { method: 'POST', path: '/idp/token', fields: TOKEN },
  { method: 'POST', path: '/idp/revocation', fields: ['token', 'token_type_hint', 'client_id'] },
  { method: 'GET', path: '/idp/userinfo', fields: ['access_token'] },
  { method: 'POST', path: '/idp/userinfo', fields: ['access_token'] },
  { method: 'GET', path: '/idp/session/end', fields: SIGN_OUT },
  { method: 'POST', path: '/idp/session/end', fields: SIGN_OUT },
  { method: 'POST', path: '/idp/session/end/confirm', fields: SIGN_OUT },
  { method: 'GET', path: '/idp/:anything', fields: ['a'] },
];

/** Valid values by the name of the field; `uid` and `cookie` belong to a pending sign-in. */
export type KnownFields = Record<string, string[]>;

export function providerRequests(
  { method, path, fields }: ProviderEndpoint,
  known: KnownFields,
): fc.Arbitrary<RawRequest> {
  const form = fc
    .tuple(...fields.map((name) => fc.tuple(fc.constant(name), fieldValues(known[name]))))
    .map((pairs) =>
      pairs.flatMap(([name, values]) => values.map((value) => `${name}=${escaped(value)}`)).join('&'),
    );
  const bodies = often(
    form,
    fc.oneof(hostileStrings, fc.constantFrom('&&&=', 'a[b]=c&a[__proto__]=d', '%', '%00=%zz')),
  );
  const segment = fc.oneof(
    fc.constantFrom(...(known.uid ?? []), '%00', '%zz', '..'),
    hostileStrings.map(escaped),
  );

  return fc
    .record({
      form: bodies,
      segment,
      cookie: fieldValues(known.cookie),
      authorization: fieldValues(known.authorization),
      others: otherHeaders,
      contentType: often(fc.constant('application/x-www-form-urlencoded'), contentTypes),
    })
    .map(({ form, segment, cookie, authorization, others, contentType }) => {
      const target = path.replace(/:\w+/, segment);
      const body = method === 'POST' ? Buffer.from(form) : undefined;
      return {
        method,
        target: body ? target : `${target}?${form.replaceAll(/[^\x21-\x7e]/g, '')}`,
        headers: [
          ...cookie.map((value) => header('cookie', value)),
          ...(path === '/idp/userinfo' ? authorization.map((value) => header('authorization', value)) : []),
          ...(body ? [header('content-type', contentType)] : []),
          ...others,
        ],
        body,
      };
    });
}

/** Fields with a known valid value are usually present, others rarely; sometimes a field is there twice. */
function fieldValues(known: string[] = []): fc.Arbitrary<string[]> {
  const good = known.length > 0 ? [{ weight: 9, arbitrary: fc.constantFrom(...known) }] : [];
  const value = fc.oneof(...good, { weight: 1, arbitrary: hostileStrings });
  return fc.oneof(
    { weight: known.length > 0 ? 20 : 2, arbitrary: value.map((one) => [one]) },
    { weight: known.length > 0 ? 2 : 20, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.tuple(value, value) },
  );
}

const escaped = (text: string) => encodeURIComponent(text.toWellFormed());

const header = (name: string, value: string): [string, string] => [
  name,
  Buffer.from(value).toString('latin1'),
];
