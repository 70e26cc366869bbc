import type { AnswerOf, AnyEndpoint } from '@hub/contract/http/endpoint';
import { ORGANIZATION_HEADER } from '@hub/contract/http/organization-header';
import type * as z from 'zod/mini';
import { NoAnswer, readProblem } from './api-problem.ts';

type Nothing = Record<string, never>;
type Field<Name extends string, Value, Absent> = Absent extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value };

/** The input of a call. Parameters and a query without required fields can be left out. */
export type CallInput<E extends AnyEndpoint> = Field<'params', z.input<E['params']>, Nothing> &
  Field<'query', z.input<E['query']>, Nothing> &
  Field<'body', z.input<E['body']>, undefined> & {
    signal?: AbortSignal;
    /** The same for every try of one save, so that repeated calls save only once. */
    idempotencyKey?: string;
    /** Sent instead of the session's token. */
    token?: string;
    /** The browser completes the call even if the page is left meanwhile. */
    keepalive?: boolean;
  };

type CallArguments<E extends AnyEndpoint> =
  Nothing extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

type Values = Record<string, unknown>;

type Caller = {
  accessToken: () => string | undefined;
  /** The organization that the screen shows; undefined until it is known. */
  organization?: () => string | undefined;
  /** The server does not accept the token, or no longer. */
  onNotSignedIn?: () => void;
  /** The user works in another organization by now. */
  onOrganizationSwitched?: () => void;
};

export type ApiClient = ReturnType<typeof createApiClient>;

type Sent = {
  params?: Values;
  query?: Values;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  token?: string;
  keepalive?: boolean;
};

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Calls the endpoints of the contract, with the access token if there is one. */
export function createApiClient(caller: Caller) {
  const { accessToken, organization, onNotSignedIn, onOrganizationSwitched } = caller;

  async function send(endpoint: AnyEndpoint, sent: Sent) {
    const { params, query, body, signal, idempotencyKey, token = accessToken() } = sent;
    const headers = new Headers({ accept: endpoint.download ?? 'application/json', 'time-zone': timeZone });
    if (token) headers.set('authorization', `Bearer ${token}`);
    const shown = sent.token ? undefined : organization?.();
    if (shown) headers.set(ORGANIZATION_HEADER, shown);
    // The browser sets the boundary of a multipart body itself.
    if (body !== undefined && !endpoint.upload) headers.set('content-type', 'application/json');
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);

    const response = await fetch(pathOf(endpoint.path, params) + searchOf(query), {
      method: endpoint.method,
      headers,
      body: body === undefined ? null : endpoint.upload ? formOf(body as Values) : JSON.stringify(body),
      signal: signal ?? null,
      keepalive: sent.keepalive ?? false,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new NoAnswer(`${endpoint.method} ${endpoint.path} got no answer`, { cause: error });
    });

    if (response.status === 401 && !sent.token) onNotSignedIn?.();
    if (response.ok) return response;
    const problem = await readProblem(response);
    if (problem.code === 'organization-switched') onOrganizationSwitched?.();
    throw problem;
  }

  async function call<E extends AnyEndpoint>(
    endpoint: E,
    ...[input]: CallArguments<E>
  ): Promise<AnswerOf<E>> {
    const response = await send(endpoint, (input ?? {}) as Sent);
    // The server holds its answers to the contract. Checking them here again would break open pages the
    // moment the server learns to answer one field more.
    return (response.status === 204 ? undefined : await response.json()) as AnswerOf<E>;
  }

  /** A file from the server. An interrupted download throws NoAnswer instead of returning half a file. */
  async function download<E extends AnyEndpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<Blob> {
    const response = await send(endpoint, (input ?? {}) as Sent);
    return response.blob().catch((error: unknown) => {
      throw new NoAnswer(`${endpoint.method} ${endpoint.path} broke off`, { cause: error });
    });
  }

  return { call, download };
}

export function pathOf(path: string, params: Values = {}) {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs the parameter "${name}"`);
    return encodeURIComponent(String(value));
  });
}

function formOf(parts: Values) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part as File | string);
  return form;
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
