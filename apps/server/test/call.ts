import type { AnyEndpoint } from '@hub/contract/http/endpoint';

type Call = {
  token?: string;
  params?: Record<string, string>;
  query?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Calls an endpoint of a test hub and reads the body of the answer. */
export async function call(
  hub: { url: string },
  endpoint: AnyEndpoint,
  { token, params, query, body, headers }: Call = {},
) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? `:${name}`);
  const answer = await fetch(`${hub.url}${path}${query ?? ''}`, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm(body) && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && {
      body: isForm(body) || typeof body === 'string' ? body : JSON.stringify(body),
    }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: isJson(answer) ? JSON.parse(text) : text === '' ? undefined : text,
  };
}

const isForm = (body: unknown) => body instanceof FormData;

const isJson = ({ headers }: Response) => /json/.test(headers.get('content-type') ?? '');
