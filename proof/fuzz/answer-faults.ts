import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { type ProblemCode, problemBody, problems } from '@hub/contract/http/problems';
import { problemsOf } from '../../apps/server/src/http/openapi.ts';
import { isMalformed, type RawAnswer, type RawRequest } from './raw-http.ts';

const OF_ANY_BODY: ProblemCode[] = ['invalid-json', 'body-too-large', 'unsupported-media-type'];

/** What is wrong with an answer of the API; undefined if nothing is. */
export function faultOf(
  endpoints: readonly AnyEndpoint[],
  request: RawRequest,
  answer: RawAnswer | undefined,
): string | undefined {
  if (isMalformed(request)) return answer && answer.status >= 500 ? `answered ${answer.status}` : undefined;
  if (!answer) return 'the connection was dropped';
  if (answer.status >= 500) return `answered ${answer.status}`;
  const endpoint = servedBy(endpoints, request);
  return answer.status < 300 ? faultOfSuccess(endpoint, answer) : faultOfRefusal(endpoint, answer);
}

/** A literal path comes before one with a parameter. */
function servedBy(endpoints: readonly AnyEndpoint[], request: RawRequest): AnyEndpoint | undefined {
  const candidates = endpoints.filter((endpoint) => isFor(endpoint, request));
  const parametersOf = ({ path }: AnyEndpoint) => path.split(':').length;
  return candidates.sort((left, right) => parametersOf(left) - parametersOf(right))[0];
}

function isFor(endpoint: AnyEndpoint, { method, target }: RawRequest): boolean {
  const pattern = endpoint.path.replace(/:\w+/g, '[^/]*');
  const [path = ''] = target.split('?');
  return endpoint.method === method && new RegExp(`^${pattern}$`).test(path);
}

function faultOfSuccess(endpoint: AnyEndpoint | undefined, { status, headers, body }: RawAnswer) {
  if (!endpoint) return `answered ${status} where nothing is served`;
  if (status !== endpoint.status) return `answered ${status} instead of ${endpoint.status}`;
  if (status === 204) return body === '' ? undefined : 'a body where there is none';
  const type = endpoint.download ?? 'application/json';
  if (!headers['content-type']?.startsWith(type)) return `is ${headers['content-type']}`;
  if (endpoint.download) return undefined;
  const parsed = endpoint.answer.safeParse(JSON.parse(body));
  return parsed.success ? undefined : `does not answer what it promises: ${parsed.error.message}`;
}

function faultOfRefusal(endpoint: AnyEndpoint | undefined, { status, headers, body }: RawAnswer) {
  if (headers['content-type'] !== 'application/problem+json') {
    return `refuses with ${status} as ${headers['content-type']}: ${body.slice(0, 200)}`;
  }
  const parsed = problemBody.safeParse(JSON.parse(body));
  if (!parsed.success) return `refuses with something that is no problem: ${body.slice(0, 200)}`;
  const { code } = parsed.data;
  if (problems[code].status !== status || parsed.data.status !== status)
    return `${code} with status ${status}`;
  const expected = endpoint ? problemsOf(endpoint) : OF_ANY_BODY;
  return code === 'not-found' || expected.includes(code)
    ? undefined
    : `refuses with ${code}, which is not listed`;
}
