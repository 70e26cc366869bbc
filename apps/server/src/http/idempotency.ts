import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Scope } from '../db/request-scope.ts';
import type { Leftover } from '../jobs/clean-up.ts';
import { seal, unseal } from '../security/seal.ts';
import { Problem } from './problem.ts';

export const idempotencyLeftover: Leftover = {
  table: 'idempotency_keys',
  column: 'created_at',
  after: '24 hours',
};

/** The owner of the keys. */
type Owner = Pick<Scope, 'db' | 'organizationId' | 'accountId'> & {
  /** Encrypts the stored answers, since some contain data that must not be readable in the database. */
  sealKey?: Buffer;
};

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The owner for a caller without an account: only the key, which nobody else can guess. */
export const anonymousOwner = (db: Db): Owner => ({ db, organizationId: NOBODY, accountId: NOBODY });

const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Answers a repeated key with the first answer. The row of the key is written in the transaction of the work: a
 * parallel second call waits for the commit of the first, and a failed first call leaves no trace.
 */
export async function answerOnce<Answer>(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  { db, organizationId, accountId, sealKey }: Owner,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; repeated: boolean }> {
  const key = request.headers['idempotency-key'];
  if (!endpoint.idempotent || key === undefined) return { answer: await work(), repeated: false };
  if (typeof key !== 'string' || !KEY.test(key)) {
    const message = 'Use 1 to 255 printable characters without spaces';
    throw new Problem('invalid-input', { errors: [{ path: 'idempotency-key', message }] });
  }

  const owner = { organization_id: organizationId, account_id: accountId, key };
  const requestHash = hashOf(endpoint, request);
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ ...owner, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const rows = db.selectFrom('idempotency_keys').where((where) => where.and(owner));

  if (!inserted) {
    const first = await rows.select(['request_hash', 'answer']).executeTakeFirstOrThrow();
    if (!first.request_hash.equals(requestHash)) throw new Problem('key-reused');
    return { answer: (opened(first.answer, sealKey) ?? undefined) as Answer, repeated: true };
  }
  const answer = await work();
  await db
    .updateTable('idempotency_keys')
    .set({ status: endpoint.status, answer: JSON.stringify(closed(answer ?? null, sealKey)) })
    .where((where) => where.and(owner))
    .execute();
  return { answer, repeated: false };
}

const PLACE = 'idempotent answer';

const closed = (answer: unknown, key?: Buffer) =>
  key ? seal(key, PLACE, answer).toString('base64') : answer;

const opened = (kept: unknown, key?: Buffer): unknown =>
  key ? unseal(key, PLACE, Buffer.from(String(kept), 'base64')) : kept;

function hashOf(endpoint: AnyEndpoint, request: FastifyRequest): Buffer {
  const content = JSON.stringify([endpoint.method, request.url, request.body ?? null]);
  return createHash('sha256').update(content).digest();
}
