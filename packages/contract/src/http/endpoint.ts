import * as z from 'zod/mini';
import type { Feature } from '../runtime-config.ts';
import type { Access } from './access.ts';
import type { ProblemCode } from './problems.ts';

type Shape = z.ZodMiniObject;

/** The audit entry of a completed call. */
export type AuditRule<Answer> = {
  action: string;
  record: string;
  /** The ids of the records that were read or written; by default the `id` parameter. */
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
  /** Its own problems, besides those of every endpoint. */
  problems?: readonly ProblemCode[];
  audit?: AuditRule<z.output<Answer>>;
  /** The maximum number of calls a minute: by address for public endpoints, by user for uploads. */
  callsPerMinute?: number;
  /** A repeat with the same Idempotency-Key gets the first answer. */
  idempotent?: boolean;
  /** The maximum size of the body, if it is above the usual limit. */
  maxBodyBytes?: number;
  /** The body is multipart instead of JSON: each field is a part, and a file has at most this many bytes. */
  upload?: { maxBytes: number };
  /** The answer is a file of this type instead of JSON. */
  download?: MediaType;
  /** The answer is JSON, or a file of one of these types if the query asks for it. */
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
    // Unlike the rest, not all headers are ours, so unknown ones are ignored.
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
