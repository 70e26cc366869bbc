import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The balances of a holding. Each use is in one of them. */
export type Bucket = 'available' | 'held' | 'consumed' | 'expired' | 'transferred';

export type EntryKind =
  | 'GRANT'
  | 'ASSIGN'
  | 'RECLAIM'
  | 'HOLD'
  | 'RELEASE'
  | 'CONSUME'
  | 'REFUND'
  | 'CHECKOUT'
  | 'CHECKIN'
  | 'TRANSFER'
  | 'EXPIRE';

/** Who changes the ledger, in which organization, and that organization's day. Null is the system. */
export type Clerk = {
  organizationId: string;
  accountId: string | null;
  today: CalendarDay;
  /** Of a past that is written down afterwards; now when left out. */
  at?: Date;
};

/** Moves a number of uses from one bucket to another. New uses have no `from`. */
export type Move = {
  kind: EntryKind;
  featureId: string;
  lotId: string;
  from?: { holdingId: string; bucket: Bucket };
  to: { holdingId: string; bucket: Bucket };
  quantity: number;
  /** The owner of the uses; null is the pool. */
  accountId: string | null;
  /** The id of the entry, if something else refers to it. */
  id?: string;
  reason?: string;
  administration?: { id: string; number: string };
  holdId?: string;
  keyId?: string;
  requestId?: string;
  idempotencyKey?: string;
};

/**
 * The only statement that changes balances. It writes the balances, their entries and the daily counts together or not
 * at all. The caller holds the lock of the feature.
 */
export async function move(db: Db, clerk: Clerk, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  const { organizationId, accountId, today, at } = clerk;
  await sql`
    with moved as (
      select coalesce(id, gen_random_uuid()) as id, kind, feature_id, lot_id, from_holding, from_place, to_holding,
        to_place, quantity, account_id, reason, administration_id, administration_number, hold_id, key_id, request_id,
        idempotency_key
      from jsonb_to_recordset(${JSON.stringify(moves.map(asRow))}::jsonb) as row (
        id uuid, kind text, feature_id uuid, lot_id uuid, from_holding uuid, from_place text, to_holding uuid,
        to_place text, quantity integer, account_id uuid, reason text, administration_id uuid,
        administration_number text, hold_id uuid, key_id uuid, request_id uuid, idempotency_key text
      )
    ), steps as (
      select from_holding as holding_id, from_place as place, -quantity as change from moved
        where from_holding is not null
      union all select to_holding, to_place, quantity from moved
    ), changes as (
      select holding_id,
        coalesce(sum(change) filter (where place = 'available'), 0) as available,
        coalesce(sum(change) filter (where place = 'held'), 0) as held,
        coalesce(sum(change) filter (where place = 'consumed'), 0) as consumed,
        coalesce(sum(change) filter (where place = 'expired'), 0) as expired,
        coalesce(sum(change) filter (where place = 'transferred'), 0) as transferred
      from steps group by holding_id
    ), balanced as (
      update license_holdings holding set
        available = holding.available + changes.available,
        held = holding.held + changes.held,
        consumed = holding.consumed + changes.consumed,
        expired = holding.expired + changes.expired,
        transferred = holding.transferred + changes.transferred
      from changes
      where holding.organization_id = ${organizationId}::uuid and holding.id = changes.holding_id
    ), counted as (
      insert into license_days (organization_id, feature_id, account_id, day, kind, entries, quantity)
      select ${organizationId}::uuid, feature_id, account_id, ${today}::date, kind, count(*), sum(quantity)
      from moved group by feature_id, account_id, kind
      on conflict (organization_id, feature_id, day, kind, account_id) do update set
        entries = license_days.entries + excluded.entries, quantity = license_days.quantity + excluded.quantity
    )
    insert into license_entries (organization_id, id, at, day, kind, feature_id, lot_id, from_holding, from_place,
      to_holding, to_place, quantity, account_id, by_account_id, reason, administration_id, administration_number,
      hold_id, key_id, request_id, idempotency_key)
    select ${organizationId}::uuid, id, coalesce(${at ?? null}::timestamptz, clock_timestamp()), ${today}::date, kind,
      feature_id, lot_id, from_holding, from_place, to_holding, to_place, quantity, account_id, ${accountId}::uuid, coalesce(reason, ''), administration_id, administration_number, hold_id,
      key_id, request_id, idempotency_key
    from moved
  `.execute(db);
}

const asRow = ({ from, to, administration, ...rest }: Move) => ({
  id: rest.id,
  kind: rest.kind,
  feature_id: rest.featureId,
  lot_id: rest.lotId,
  from_holding: from?.holdingId,
  from_place: from?.bucket,
  to_holding: to.holdingId,
  to_place: to.bucket,
  quantity: rest.quantity,
  account_id: rest.accountId,
  reason: rest.reason,
  administration_id: administration?.id,
  administration_number: administration?.number,
  hold_id: rest.holdId,
  key_id: rest.keyId,
  request_id: rest.requestId,
  idempotency_key: rest.idempotencyKey,
});
