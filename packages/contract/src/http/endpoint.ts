import * as z from 'zod/mini';
import type { Feature } from '../runtime-config.ts';
import type { Access } from './access.ts';
import type { ProblemCode } from './problems.ts';

type Shape = z.ZodMiniObject;

/** What goes into the audit trail when the endpoint has done its work. */
export type AuditRule<Answer> = {
  action: string;
  record: string;
  /** The ids of the records that were read or written; the `id` parameter when left out. */
  ids?: (answer: Answer, call: { userId: string; params: Record<string, string> }) => string[];
};

type Parts<Params, Query, Headers, Body, Answer extends z.ZodMiniType> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  access: Access;
  /** Not served at all while this feature is off. */
  feature?: Feature;
  params?: Params;
  query?: Query;
  headers?: Headers;
  body?: Body;
  status?: 200 | 201 | 204;
  answer: Answer;
  /** Refusals of its own, besides those that every endpoint shares. */
  problems?: readonly ProblemCode[];
  audit?: AuditRule<z.output<Answer>>;
  /** The maximum of calls a minute: by address where anyone may call, by user where a file is taken. */
  callsPerMinute?: number;
  /** A repeat with the same Idempotency-Key gets the first answer. */
  idempotent?: boolean;
  /** The maximum size of the body, where the usual limit is too small. */
  maxBodyBytes?: number;
  /** The body is multipart and not JSON: each field of the body is a part, and a file has at most so many bytes. */
  upload?: { maxBytes: number };
  /** The answer is a file of this type and not JSON. */
  download?: MediaType;
  /** The answer is JSON or, as the query asks for it, a file of one of these types. */
  files?: readonly MediaType[];
};

type MediaType =
  | 'text/csv'
  | 'text/vtt'
  | 'image/svg+xml'
  | 'image/webp'
  | 'video/webm'
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'application/zip';

/**
 * One call of the API as a value. The server's routes, the browser's client, the OpenAPI document, the
 * isolation test and the fuzzer all read it.
 */
export function endpoint<
  Answer extends z.ZodMiniType,
  Params extends Shape = z.ZodMiniObject<Record<never, never>>,
  Query extends Shape = z.ZodMiniObject<Record<never, never>>,
  Headers extends Shape = z.ZodMiniObject<Record<never, never>>,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
>(parts: Parts<Params, Query, Headers, Body, Answer>) {
  const nothing = z.strictObject({});
  return {
    ...parts,
    params: (parts.params ?? nothing) as Params,
    query: (parts.query ?? nothing) as Query,
    // Unlike the rest, headers are not all ours to name: the unknown ones are left alone.
    headers: (parts.headers ?? z.object({})) as Headers,
    body: (parts.body ?? z.undefined()) as Body,
    status: parts.status ?? 200,
    problems: parts.problems ?? [],
    idempotent: parts.idempotent ?? false,
  };
}

export type Endpoint<
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Headers extends Shape = Shape,
  Body extends z.ZodMiniType = z.ZodMiniType,
> = ReturnType<typeof endpoint<Answer, Params, Query, Headers, Body>>;

/** What an endpoint takes and gives, as types. */
// biome-ignore lint/suspicious/noExplicitAny: an endpoint of any shape is meant
export type AnyEndpoint = Endpoint<any, any, any, any, any>;
export type InputOf<E extends AnyEndpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  headers: z.output<E['headers']>;
  body: z.output<E['body']>;
};
export type AnswerOf<E extends AnyEndpoint> = z.output<E['answer']>;
