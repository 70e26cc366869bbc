import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import fc from 'fast-check';
import { bodies } from './hostile-bodies.ts';
import { authorizations, contentTypesOf, cookies, otherHeaders } from './hostile-headers.ts';
import { hostileStrings, MARKER, often } from './hostile-values.ts';
import type { KnownValues } from './known-values.ts';
import type { RawRequest } from './raw-http.ts';
import { valuesOf } from './schema-values.ts';

/** Requests to an endpoint: some that it should serve, most spoiled somewhere. */
export function hostileRequests(endpoint: AnyEndpoint, known: KnownValues): fc.Arbitrary<RawRequest> {
  return fc
    .record({
      method: often(
        fc.constant(endpoint.method),
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
      ),
      target: fc.tuple(paths(endpoint, known), queries(endpoint)).map(([path, query]) => `${path}${query}`),
      authorization: authorizations(endpoint, known),
      cookie: cookies(endpoint, known),
      others: otherHeaders,
      contentType: contentTypesOf(endpoint),
      body: bodies(endpoint, known),
      address: fc.ipV4(),
    })
    .map(({ method, target, authorization, cookie, others, contentType, body, address }) => ({
      method,
      target,
      headers: [
        // Each request has its own IP address, because the rate limit per address would soon refuse all
        // others.
        ['x-forwarded-for', address],
        ...authorization.map((value): [string, string] => ['authorization', value]),
        ...cookie.map((value): [string, string] => ['cookie', value]),
        ...(body ? [['content-type', contentType] as [string, string]] : []),
        ...others,
      ],
      body,
    }));
}

function paths(endpoint: AnyEndpoint, { form }: KnownValues): fc.Arbitrary<string> {
  const segments = endpoint.path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return fc.constant(segment);
    const good = valuesOf(endpoint.params.shape[segment.slice(1)]).map((value) => escaped(String(value)));
    const known = endpoint.access.who === 'respondent' && segment === ':formId';
    return often(known ? often(fc.constant(form.id), good) : good, oddSegments);
  });
  const path = fc.tuple(...segments).map((parts) => parts.join('/'));
  const longer = fc.tuple(path, oddSegments).map(([good, more]) => `${good}/${more}`);
  return fc.oneof({ weight: 9, arbitrary: path }, { weight: 1, arbitrary: longer });
}

const escaped = (text: string) => encodeURIComponent(text.toWellFormed());

const oddSegments = fc.oneof(
  fc.constantFrom('%', '%zz', '%00', '%c0%ae', '%ff', '..', '%2e%2e%2f', '//', ';a=b', '.', '\xe9', '*', '~'),
  hostileStrings.map(escaped),
  fc.integer({ min: 100, max: 13_000 }).map((length) => 'a'.repeat(length)),
);

function queries(endpoint: AnyEndpoint): fc.Arbitrary<string> {
  const good = valuesOf(endpoint.query).map((value) =>
    Object.entries(value as object)
      .map(([name, field]) => `${escaped(name)}=${escaped(String(field))}`)
      .join('&'),
  );
  const more = fc.oneof(
    fc.constantFrom('a', '=', '&&&', '%zz=%', '__proto__=1', 'a[__proto__]=1', `q=${MARKER}`, '%00=%00'),
    hostileStrings.map((text) => `${MARKER}=${escaped(text)}`),
    good.map((query) => `${query}&${query}`),
  );
  const parts = often(fc.constant<string[]>([]), fc.array(more, { minLength: 1, maxLength: 3 }));
  return fc.tuple(good, parts).map(([query, others]) => {
    const all = [query, ...others].filter((part) => part !== '').join('&');
    return all === '' ? '' : `?${all}`;
  });
}
