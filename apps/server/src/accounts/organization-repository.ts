import type { NewOrganization } from '@hub/contract/auth/organizations/organization';
import { timeZoneName } from '@hub/contract/dates/time-zone';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import { findPage, type Page } from '../db/find-page.ts';
import { beginsWith } from '../db/name-conditions.ts';
import { nameKey } from '../db/name-key.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../http/problem.ts';

type Named = { name: string; zipCode: string };

/** The keys by which an organization is searched and compared, whatever the spelling. */
export const organizationKeys = ({ name, zipCode }: Named) => ({
  name_key: nameKey(name),
  match_key: nameKey(name + zipCode).replace(/[^\p{L}\p{N}]/gu, ''),
});

/** The type and time zone of an organization. */
export async function requireOrganization(db: Db, id: string) {
  const organization = await db
    .selectFrom('organizations')
    .select(['name', 'organization_type as type', 'time_zone as timeZone'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!organization) throw new Problem('not-found');
  return organization;
}

/** How long a new organization waits for its first registration. */
const WAITS_FOR = '24 hours';

const columns = ['id', 'name', 'street_address', 'city', 'state', 'country', 'zip_code'] as const;

export type OrganizationRow = {
  id: string;
  name: string;
  street_address: string;
  city: string;
  state: string | null;
  country: string | null;
  zip_code: string;
};

/**
 * Whether people outside can find the organization: it needs an active account. An individual's never is, since its
 * name is the person's own.
 */
const isKnown = sql<boolean>`organization_type <> 'Individual' and exists (
  select from accounts where accounts.organization_id = organizations.id and accounts.status = 'Active'
)`;

export const findOrganizations = (db: Db, name: string, page: Page) =>
  findPage<OrganizationRow>(
    db,
    {
      from: 'organizations',
      columns,
      halves: [isKnown],
      filters: [beginsWith('name_key', nameKey(name))],
      orderBy: [
        ['name_key', 'asc'],
        ['id', 'asc'],
      ],
    },
    page,
  );

export const findKnownOrganization = (db: Db, id: string): Promise<OrganizationRow | undefined> =>
  db.selectFrom('organizations').select(columns).where(isKnown).where('id', '=', id).executeTakeFirst();

/** The time zone as the database spells it, if it knows it. */
export async function findTimeZone(db: Db, spelled: string): Promise<string | undefined> {
  const name = timeZoneName(spelled);
  if (!name) return undefined;
  const { rows } = await sql`select from pg_timezone_names where name = ${name}`.execute(db);
  return rows.length > 0 ? name : undefined;
}

/** Returns nothing when an organization with the same name and zip code exists or is being registered. */
export async function insertOrganization(
  db: Db,
  sent: NewOrganization,
  readerZone: string | undefined,
): Promise<OrganizationRow | undefined> {
  const keys = organizationKeys(sent);
  const isIndividual = /^individual$/i.test(sent.organizationType);
  if (!isIndividual) {
    // When two calls create the same organization, the second waits here and then finds the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${keys.match_key}, 0))`.execute(db);
    const { rows } = await sql`
      select from organizations o where match_key = ${keys.match_key} and organization_type <> 'Individual' and (
        created_at > now() - ${WAITS_FOR}::interval
        or exists (select from accounts where accounts.organization_id = o.id)
      )`.execute(db);
    if (rows.length > 0) return undefined;
  }
  return db
    .insertInto('organizations')
    .values({
      ...keys,
      name: sent.name,
      organization_type: isIndividual ? 'Individual' : 'Standard',
      street_address: sent.streetAddress,
      city: sent.city,
      state: sent.state,
      country: sent.country,
      zip_code: sent.zipCode,
      url: sent.url,
      time_zone: readerZone ? await findTimeZone(db, readerZone) : null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export type Joined = { id: string; name: string; isNew: boolean };

/**
 * Locks the organization of a registration: one that can be found publicly, or one just created that has no account
 * yet. The lock lasts until the registration is written, so that only one user can be the first.
 */
export async function holdOrganization(db: Db, id: string): Promise<Joined | undefined> {
  const organization = await db
    .selectFrom('organizations')
    .select(['id', 'name', sql<boolean>`created_at > now() - ${WAITS_FOR}::interval`.as('isRecent')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!organization) return undefined;
  const { name, isRecent } = organization;
  if (await findKnownOrganization(db, id)) return { id, name, isNew: false };
  const somebody = await db
    .selectFrom('accounts')
    .select('id')
    .where('organization_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return isRecent && !somebody ? { id, name, isNew: true } : undefined;
}

/** Deletes organizations whose registration never came. */
export async function removeUnusedOrganizations(db: Db): Promise<void> {
  await sql`
    delete from organizations where created_at < now() - ${WAITS_FOR}::interval
      and not exists (select from accounts where accounts.organization_id = organizations.id)
  `.execute(db);
}

/** The columns that managers edit. */
const settingColumns = [
  'name',
  'street_address',
  'city',
  'state',
  'country',
  'zip_code',
  'url',
  'time_zone',
  'two_factor_required',
  'consent_rule',
  'emergency_number',
  'emergency_texts',
] as const;

type Settings = Updateable<Tables['organizations']>;
type Changes = Partial<Pick<Settings, (typeof settingColumns)[number]>>;
type Manager = { organizationId: string; accountId: string };

const settings = (db: Db, organizationId: string) =>
  db
    .selectFrom('organizations')
    .select([
      ...settingColumns,
      'version',
      'changed_at',
      'changed_by',
      'match_key',
      'organization_type as type',
    ])
    .where('id', '=', organizationId);

export const findSettings = (db: Db, organizationId: string) =>
  settings(db, organizationId).executeTakeFirstOrThrow();

/** Locks the settings until they are changed. */
export const holdSettings = (db: Db, organizationId: string) =>
  settings(db, organizationId).forUpdate().executeTakeFirstOrThrow();

/** Returns false and changes nothing when another organization already has the new name and zip code. */
export async function updateOrganization(
  db: Db,
  { organizationId, accountId }: Manager,
  changes: Changes,
): Promise<boolean> {
  const former = await holdSettings(db, organizationId);
  const { name = former.name, zip_code: zipCode = former.zip_code } = changes;
  const keys = organizationKeys({ name, zipCode });
  if (former.type !== 'Individual' && keys.match_key !== former.match_key) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${keys.match_key}, 0))`.execute(db);
    const same = await db
      .selectFrom('organizations')
      .select('id')
      .where('match_key', '=', keys.match_key)
      .where('organization_type', '<>', 'Individual')
      .where('id', '<>', organizationId)
      .executeTakeFirst();
    if (same) return false;
  }
  await db
    .updateTable('organizations')
    .set({ ...keys, ...changes, changed_by: accountId })
    .where('id', '=', organizationId)
    .execute();
  return true;
}
