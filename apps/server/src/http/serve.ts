import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import type { AnswerOf, AnyEndpoint, InputOf } from '@hub/contract/http/endpoint';
import type { Feature } from '@hub/contract/runtime-config';
import makeWriter, { type Schema } from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type ChangedValues, writeAudit } from '../audit/write-audit.ts';
import type { Database, Db } from '../db/database.ts';
import { inRequestScope, type Scope, type TokenSession } from '../db/request-scope.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import { auditEntry, callOf, refusePromises, requireAccess, sessionOf } from './admit.ts';
import { FileAnswer } from './file-answer.ts';
import { anonymousOwner, answerOnce } from './idempotency.ts';
import { Problem } from './problem.ts';
import { countAgainstLimit } from './rate-limit.ts';
import { readInput } from './read-input.ts';
import { readerDay, readerZone } from './reader-day.ts';

/** Returns the session of a bearer token, or nothing when the token is not valid. */
export type TokenVerifier = (token: string) => Promise<TokenSession | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    verifyToken: TokenVerifier;
    features: Record<Feature, boolean>;
    /** Encrypts the answers that are stored for repeats. */
    answerKey: Buffer;
  }
}

type Caller = {
  requestId: string;
  address: string;
  /** The time zone that the browser sends. */
  timeZone: string | undefined;
};

/** Sets a cookie on the answer. */
export type SetCookie = (cookie: string) => void;

export const cookieSetter =
  (reply: FastifyReply): SetCookie =>
  (cookie) =>
    void reply.header('set-cookie', cookie);

type PublicWork<E extends AnyEndpoint> = InputOf<E> & {
  caller: Caller;
  setCookie: SetCookie;
  /** One transaction; a repeat under the same key gets the first answer. */
  commit: (work: (db: Db) => Promise<AnswerOf<E>>) => Promise<AnswerOf<E>>;
};

/** Serves an endpoint that anyone may call. */
export function servePublic<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (work: PublicWork<E>) => Promise<AnswerOf<E>>,
): void {
  if (endpoint.access.who !== 'anyone') throw new Error(`${endpoint.path} is not for anyone`);
  refusePromises(endpoint, ['callsPerMinute', 'idempotent']);
  route(app, endpoint, async (request, reply) => {
    const input = readInput(endpoint, request);
    const caller = { requestId: request.id, address: request.ip, timeZone: readerZone(request) };
    if (endpoint.callsPerMinute) {
      const limit = { name: endpoint.path, max: endpoint.callsPerMinute, seconds: 60 };
      await countAgainstLimit(app.database.system, limit, caller.address);
    }
    return handler({
      ...input,
      caller,
      setCookie: cookieSetter(reply),
      commit: (work) =>
        inSystemTransaction(app.database, async (db) => {
          const { answer, repeated } = await answerOnce(endpoint, request, anonymousOwner(db), () =>
            work(db),
          );
          if (repeated) reply.header('idempotency-replayed', 'true');
          return answer;
        }),
    });
  });
}

/** The result of a committed call. */
type Done<E extends AnyEndpoint> = { answer: AnswerOf<E>; organizationId: string };

/**
 * Serves an endpoint for signed-in people: the work, its idempotency key and its audit entry are one
 * transaction that sees one organization.
 */
export function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (
    input: InputOf<E> & { scope: Scope; today: CalendarDay; sessionId: string; setCookie: SetCookie },
  ) => Promise<AnswerOf<E>>,
  afterCommit?: (done: Done<E>, request: FastifyRequest) => Promise<void>,
): void {
  if (endpoint.access.who !== 'signed-in') throw new Error(`${endpoint.path} needs nobody signed in`);
  refusePromises(endpoint, ['idempotent']);
  route(app, endpoint, async (request, reply) => {
    const session = await sessionOf(app, request);
    let organizationId = '';
    const answer = await answerInScope(app, endpoint, { request, reply, session }, (scope) => {
      organizationId = scope.organizationId;
      const input = readInput(endpoint, request);
      const answer = () =>
        handler({
          ...input,
          scope,
          sessionId: session.sessionId,
          setCookie: cookieSetter(reply),
          // Computed on demand, since most calls need no day.
          get today() {
            return readerDay(request, scope.timeZone);
          },
        });
      return { input, answer };
    });
    await afterCommit?.({ answer, organizationId }, request);
    return answer;
  });
}

type CallOfSession = { request: FastifyRequest; reply: FastifyReply; session: TokenSession };
type AnswerToInput<E extends AnyEndpoint> = { input: InputOf<E>; answer: () => Promise<AnswerOf<E>> };

async function answerInScope<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  { request, reply, session }: CallOfSession,
  work: (scope: Scope) => AnswerToInput<E>,
): Promise<AnswerOf<E>> {
  const call = { ...callOf(endpoint, session), canReadAhead: endpoint.method === 'GET' };
  const done = await inRequestScope(app.database, call, async (scope) => {
    requireAccess(endpoint, scope, request);
    const { input, answer: find } = work(scope);
    const { answer, repeated } = await answerOnce<AnswerOf<E>>(endpoint, request, scope, find);
    if (repeated) reply.header('idempotency-replayed', 'true');
    return {
      result: { answer },
      audit: repeated ? undefined : auditEntry(endpoint, { input, answer, scope }, request.id),
    };
  });
  if (!done) throw new Problem('not-signed-in');
  return done.answer;
}

/** The caller of a request outside of its transaction. */
export type AdmittedCaller = Omit<Scope, 'db'>;

type PreparedWork<E extends AnyEndpoint, Read, Prepared> = {
  /** Reads what the work needs while the caller is admitted. */
  read?: (input: InputOf<E> & { scope: Scope }) => Promise<Read>;
  prepare: (
    input: InputOf<E> & { caller: AdmittedCaller; today: CalendarDay; read: Read },
  ) => Promise<Prepared>;
  finish: (
    prepared: Prepared,
    work: { scope: Scope; setCookie: SetCookie },
  ) => Promise<AnswerOf<E> | FileAnswer>;
};

/**
 * Serves an endpoint that takes time before it writes. The caller is admitted first, no transaction is open during the
 * preparation, and finishing works as with `serve`.
 */
export function servePrepared<E extends AnyEndpoint, Read, Prepared>(
  app: FastifyInstance,
  endpoint: E,
  { read, prepare, finish }: PreparedWork<E, Read, Prepared>,
): void {
  refusePromises(endpoint, ['idempotent']);
  route(app, endpoint, async (request, reply) => {
    const { session, caller, input, read: known } = await admit(app, endpoint, request, read);
    const today = readerDay(request, caller.timeZone);
    const prepared = await prepare({ ...input, caller, today, read: known as Read });
    return answerInScope(app, endpoint, { request, reply, session }, (scope) => ({
      input,
      // A file is sent unchanged if the endpoint names its type; any other answer is written by its schema.
      answer: () => finish(prepared, { scope, setCookie: cookieSetter(reply) }) as Promise<AnswerOf<E>>,
    }));
  });
}

/** Reads the caller and the input in a transaction that ends before the work begins. */
async function admit<E extends AnyEndpoint, Read>(
  app: FastifyInstance,
  endpoint: E,
  request: FastifyRequest,
  read?: (input: InputOf<E> & { scope: Scope }) => Promise<Read>,
) {
  const session = await sessionOf(app, request);
  const admitted = await inRequestScope(app.database, callOf(endpoint, session, true), async (scope) => {
    requireAccess(endpoint, scope, request);
    const { db, ...caller } = scope;
    const input = readInput(endpoint, request);
    return { result: { caller, input, read: await read?.({ ...input, scope }) }, audit: undefined };
  });
  if (!admitted) throw new Problem('not-signed-in');
  return { session, ...admitted };
}

/** The caller of an endpoint about accounts. */
export type AccountCaller = AdmittedCaller & { sessionId: string; address: string };

type AccountWork<E extends AnyEndpoint> = InputOf<E> & {
  caller: AccountCaller;
  /**
   * One transaction with the audit entry of the call, whose records follow from the answer. Values reported with
   * `recordChange` are stored with the entry. A repeat with the same key gets the first answer.
   */
  commit: (
    work: (db: Db, recordChange: (values: ChangedValues) => void) => Promise<AnswerOf<E>>,
  ) => Promise<AnswerOf<E>>;
};

/**
 * Serves an endpoint about accounts: passwords, confirmed addresses, requests for access. The callers' roles have no
 * access to these tables, so it runs as the system, and in several transactions: a wrong guess is counted although the
 * call is refused. Each transaction checks again that the caller may do this, as access can have ended in between.
 */
export function serveAccount<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (work: AccountWork<E>) => Promise<AnswerOf<E>>,
): void {
  refusePromises(endpoint, ['idempotent']);
  route(app, endpoint, async (request, reply) => {
    const { session, caller, input } = await admit(app, endpoint, request);
    return handler({
      ...input,
      caller: { ...caller, sessionId: session.sessionId, address: request.ip },
      commit: async (work) => {
        const call = { ...session, readOnly: false, actsAs: 'system' } as const;
        const done = await inRequestScope(app.database, call, async (scope) => {
          requireAccess(endpoint, scope, request);
          let values: ChangedValues | undefined;
          const owner = { ...scope, sealKey: app.answerKey };
          const { answer, repeated } = await answerOnce(endpoint, request, owner, () =>
            work(scope.db, (changed) => {
              values = changed;
            }),
          );
          const result = { result: { answer }, audit: undefined };
          if (repeated) {
            reply.header('idempotency-replayed', 'true');
            return result;
          }
          const entry = auditEntry(endpoint, { input, answer, scope }, request.id);
          if (entry) await writeAudit(scope.db, scope, { ...entry, ...(values && { values }) });
          return result;
        });
        if (!done) throw new Problem('not-signed-in');
        return done.answer;
      },
    });
  });
}

/** Registers the route of an endpoint with its limits and its answer's schema. */
export function route<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  answerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<AnswerOf<E>>,
): void {
  if (endpoint.feature && !app.features[endpoint.feature]) return;
  const hasAnswer = endpoint.status !== 204;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
    handler: async (request, reply) => {
      const answer: unknown = await answerOf(request, reply);
      if ((endpoint.files || endpoint.download) && answer instanceof FileAnswer) return answer.sendBy(reply);
      reply.code(endpoint.status);
      if (!hasAnswer) return reply.send();
      reply.type('application/json; charset=utf-8').serializer(writerOf(endpoint));
      return answer;
    },
  });
}

type Writer = (answer: unknown) => string;
const writers = new WeakMap<AnyEndpoint, Writer>();

/**
 * Serializes an answer by its schema, so that unlisted fields are not sent. Built for the first answer and cached:
 * building all of them would take most of the startup time.
 */
function writerOf(endpoint: AnyEndpoint): Writer {
  const kept = writers.get(endpoint);
  if (kept) return kept;
  const schema = z.toJSONSchema(endpoint.answer as z.ZodMiniType, { target: 'draft-7', io: 'output' });
  const writer = makeWriter(schema as Schema) as Writer;
  writers.set(endpoint, writer);
  return writer;
}
