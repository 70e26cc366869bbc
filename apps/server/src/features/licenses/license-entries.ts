import type { LicenseEntry } from '@hub/contract/core/licenses/license-entries';
import { sql } from 'kysely';
import type { Page } from '../../db/find-page.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { Bucket } from './ledger/move.ts';

type Side = { bucket: Bucket; owner: string | null };
type Row = Omit<LicenseEntry, 'date' | 'from' | 'to'> & {
  at: Date;
  fromPlace: Bucket | null;
  fromOwner: string | null;
  toPlace: Bucket;
  toOwner: string | null;
};

/** A page of the ledger of a lot, the newest entry first. */
export async function findEntries({ db, organizationId }: Scope, lotId: string, { page, pageSize }: Page) {
  const ofLot = sql`entry.organization_id = ${organizationId} and entry.lot_id = ${lotId}`;
  const { rows } = await sql<Row>`
    select entry.id, entry.at, entry.kind as entry, entry.quantity, entry.from_place as "fromPlace",
      ${nameOf('from_user')} as "fromOwner", entry.to_place as "toPlace", ${nameOf('to_user')} as "toOwner",
      coalesce(${nameOf('own_user')}, '') as "accountName", coalesce(${nameOf('by_user')}, '') as "byName",
      case
        when entry.reason <> '' then entry.reason
        when entry.request_id is not null then 'A request was approved'
        when entry.key_id is not null then 'A license key'
        else ''
      end as reason,
      entry.administration_number as "administrationNumber"
    from license_entries entry
    left join license_holdings from_holding
      on from_holding.organization_id = entry.organization_id and from_holding.id = entry.from_holding
    ${joinUser('from_holding.account_id', 'from_user')}
    join license_holdings to_holding
      on to_holding.organization_id = entry.organization_id and to_holding.id = entry.to_holding
    ${joinUser('to_holding.account_id', 'to_user')}
    ${joinUser('entry.account_id', 'own_user')}
    ${joinUser('entry.by_account_id', 'by_user')}
    where ${ofLot}
    order by entry.at desc, entry.id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from license_entries entry where ${ofLot}
  `.execute(db);
  return { rows, totalItems: counts[0]?.total ?? 0 };
}

/** Null without a user. The alias comes from the code, never from a request. */
const nameOf = (user: string) => sql.raw(`${user}.first_name || ' ' || ${user}.last_name`);

const joinUser = (accountId: string, user: string) =>
  sql.raw(`left join accounts ${user}_account
      on ${user}_account.organization_id = entry.organization_id and ${user}_account.id = ${accountId}
    left join users ${user} on ${user}.id = ${user}_account.user_id`);

export const presentEntry = ({ at, fromPlace, fromOwner, toPlace, toOwner, ...row }: Row): LicenseEntry => ({
  ...row,
  date: at.toISOString(),
  from: fromPlace && inWords({ bucket: fromPlace, owner: fromOwner }),
  to: inWords({ bucket: toPlace, owner: toOwner }),
});

const BUCKET_LABELS: Record<Exclude<Bucket, 'available'>, string> = {
  held: 'Held',
  consumed: 'Consumed',
  expired: 'Expired',
  transferred: 'In a key',
};

/** 'Pool', 'Maren Okafor', 'Held (pool)', 'Consumed (Maren Okafor)' */
function inWords({ bucket, owner }: Side): string {
  if (bucket === 'available') return owner ?? 'Pool';
  return `${BUCKET_LABELS[bucket]} (${owner ?? 'pool'})`;
}
