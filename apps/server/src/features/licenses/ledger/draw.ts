import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { runTemplate } from '../../../db/run-template.ts';
import { Problem } from '../../../http/problem.ts';
import { whyNoneIsLeft } from './holding.ts';
import type { Clerk } from './move.ts';

type Draw = { featureId: string; accountId: string };
type OutsideUse = Draw & { reason: string; idempotencyKey: string };
type Administration = { id: string; number: string };

/** Consumes one use for an external purpose, once for each idempotency key. Returns its entry. */
export const consumeOutside = (db: Db, clerk: Clerk, use: OutsideUse): Promise<string> =>
  draw(db, clerk, { ...use, kind: 'CONSUME' });

/** Holds one use for an administration until it is settled. Returns the hold. */
export const hold = (db: Db, clerk: Clerk, use: Draw & { administration: Administration }): Promise<string> =>
  draw(db, clerk, { ...use, kind: 'HOLD' });

/** Checks out a seat. Returns the hold. */
export const checkOut = (db: Db, clerk: Clerk, use: Draw): Promise<string> =>
  draw(db, clerk, { ...use, kind: 'CHECKOUT' });

type Use = Draw & {
  kind: 'CONSUME' | 'HOLD' | 'CHECKOUT';
  reason?: string;
  administration?: Administration;
  idempotencyKey?: string;
};
type Drawn = { outcome: 'drawn' | 'repeated' | 'taken' | 'none-left'; id: string };

/** The database chooses the holding under the lock of the feature. */
async function draw(db: Db, clerk: Clerk, use: Use): Promise<string> {
  const { featureId, accountId, kind, reason = '', administration, idempotencyKey = null } = use;
  const [drawn] = await runTemplate(
    db,
    sql<Drawn>`select outcome, id from draw_license(
      ${clerk.organizationId}, ${featureId}, ${accountId}, ${clerk.accountId}, ${clerk.today}, ${clerk.at ?? null},
      ${randomUUID()}, ${kind}, ${reason}, ${administration?.id ?? null}, ${administration?.number ?? null},
      ${idempotencyKey}
    )`,
  );
  const { outcome, id } = drawn ?? { outcome: 'none-left', id: '' };
  if (outcome === 'taken') throw new Problem(administration ? 'use-held' : 'seat-taken');
  if (outcome === 'none-left') {
    throw new Problem('no-use-left', { detail: await whyNoneIsLeft(db, clerk, featureId) });
  }
  return id;
}
