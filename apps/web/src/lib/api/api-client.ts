import type { AnswerOf, AnyEndpoint } from '@hub/contract/http/endpoint';
import type * as z from 'zod/mini';
import { NoAnswer, readProblem } from './api-problem.ts';

type Nothing = Record<string, never>;
type Field<Name extends string, Value, Absent> = Absent extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value };

/** What a call carries. Parameters and a query in which nothing is required can be left out. */
type CallInput<E extends AnyEndpoint> = Field<'params', z.input<E['params']>, Nothing> &
  Field<'query', z.input<E['query']>, Nothing> &
  Field<'body', z.input<E['body']>, undefined> & { signal?: AbortSignal };

type CallArguments<E extends AnyEndpoint> =
  Nothing extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

type Values = Record<string, unknown>;

type Caller = {
  accessToken: () => string | undefined;
  /** The server does not, or no longer, know who is calling. */
  onNotSignedIn?: () => void;
};

export type ApiClient = ReturnType<typeof createApiClient>;

/** Calls the endpoints of the contract as the holder of the access token, or as nobody. */
export function createApiClient({ accessToken, onNotSignedIn }: Caller) {
  async function call<E extends AnyEndpoint>(
    endpoint: E,
    ...[input]: CallArguments<E>
  ): Promise<AnswerOf<E>> {
    const { params, query, body, signal } = (input ?? {}) as {
      params?: Values;
      query?: Values;
      body?: unknown;
      signal?: AbortSignal;
    };
    const headers = new Headers({ accept: 'application/json' });
    const token = accessToken();
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('content-type', 'application/json');

    const response = await fetch(pathOf(endpoint.path, params) + searchOf(query), {
      method: endpoint.method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new NoAnswer(`${endpoint.method} ${endpoint.path} got no answer`, { cause: error });
    });

    if (response.status === 401) onNotSignedIn?.();
    if (!response.ok) throw await readProblem(response);
    // The server holds its answers to the contract. Checking them here again would break open pages the
    // moment the server learns to answer one field more.
    return (response.status === 204 ? undefined : await response.json()) as AnswerOf<E>;
  }

  return { call };
}

function pathOf(path: string, params: Values = {}) {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs the parameter "${name}"`);
    return encodeURIComponent(String(value));
  });
}

function searchOf(query: Values = {}) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.size > 0 ? `?${search}` : '';
}
