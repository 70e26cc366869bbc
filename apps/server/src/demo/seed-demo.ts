import { setTimeout as delay } from 'node:timers/promises';
import { emailKey } from '@hub/contract/fields/email';
import { sql } from 'kysely';
import { organizationKeys } from '../accounts/organization-repository.ts';
import { nameValues } from '../accounts/user-repository.ts';
import type { Database, Db } from '../db/database.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import { importContent } from '../features/publishing/import-content.ts';
import { readContent } from '../features/publishing/read-content.ts';
import { hashPassword } from '../identity/password.ts';
import { demoContentFolder } from '../paths.ts';
import type { Secrets } from '../security/secrets.ts';
import {
  DEMO_PASSWORD,
  DEMO_PRACTITIONER,
  type DemoAccount,
  demoAccounts,
  demoOrganizations,
} from './demo-data.ts';
import { seedAdministrations } from './seed-administrations.ts';
import { seedCases } from './seed-cases.ts';
import { type Owner, seedClients } from './seed-clients.ts';
import { seedKeys, seedLicenses } from './seed-licenses.ts';

export const LOCK = 7_214_300_104;
const BETWEEN_LOOKS_MS = 250;

type DemoSecrets = Pick<Secrets, 'licenseKeys' | 'formLinks'>;

/**
 * Fills an empty database with demonstration data, completely or not at all, and only once if several instances start
 * together. A database that an older version filled gets the missing products, instruments or courses.
 */
export async function seedDemo(database: Database, secrets: DemoSecrets): Promise<void> {
  if (await hasEverything(database.system)) return;
  const content = readContent(demoContentFolder);
  // Repeats until it is filled: on a slow machine another instance may take longer than a statement may wait.
  while (!(await inSystemTransaction(database, (db) => seedUnlessAnotherDoes(db, content, secrets)))) {
    await delay(BETWEEN_LOOKS_MS);
  }
}

/** Returns false while another instance seeds. */
async function seedUnlessAnotherDoes(
  db: Db,
  { products, instruments, courses }: ReturnType<typeof readContent>,
  secrets: DemoSecrets,
): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(
    db,
  );
  if (!rows[0]?.mine) return false;
  await importContent(db, {
    products: (await isFilled(db, 'products')) ? [] : products,
    instruments: (await isFilled(db, 'instrument_versions')) ? [] : instruments,
    courses: (await isFilled(db, 'courses')) ? [] : courses,
  });
  if (await isFilled(db, 'organizations')) return true;
  await seedOrganizations(db, secrets);
  await seedKeys(db, secrets.licenseKeys);
  return true;
}

/**
 * Seeds the demonstration's organizations with all their data; without keys for links it seeds no forms. Every email
 * gets the prefix, since an email must be unique.
 */
export async function seedOrganizations(
  db: Db,
  { formLinks }: Partial<Pick<Secrets, 'formLinks'>>,
  emailPrefix = '',
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const organizationIds = new Map<string, string>();
  const owners = new Map<string, Owner>();
  for (const { key, ...organization } of demoOrganizations) {
    const { id } = await db
      .insertInto('organizations')
      .values({
        ...organization,
        ...organizationKeys({ name: organization.name, zipCode: organization.zip_code }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    organizationIds.set(key, id);
  }
  for (const account of demoAccounts) {
    const owner = await seedAccount(
      db,
      organizationIds.get(account.organization) ?? '',
      { ...account, email: emailPrefix + account.email },
      passwordHash,
    );
    owners.set(account.email, owner);
    const clients = await seedClients(db, owner, account.clients);
    await seedCases(db, owner, clients, account.cases);
  }
  const accounts = new Map([...owners].map(([email, { account_id }]) => [email, account_id]));
  for (const { key, time_zone: timeZone } of demoOrganizations) {
    const id = organizationIds.get(key) ?? '';
    const users = demoAccounts
      .filter(({ organization, cases, status }) => organization === key && cases > 0 && status === 'Active')
      .map(({ email }) => accounts.get(email) ?? '');
    await seedLicenses(db, { id, key, timeZone, accounts, users });
  }
  const practitioner = owners.get(DEMO_PRACTITIONER);
  if (practitioner && formLinks) await seedAdministrations(db, practitioner, formLinks);
}

type SeededTable = 'organizations' | 'products' | 'instrument_versions' | 'courses';

async function isFilled(db: Db, table: SeededTable): Promise<boolean> {
  return (await db.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()) !== undefined;
}

const hasEverything = async (db: Db) =>
  (await isFilled(db, 'organizations')) &&
  (await isFilled(db, 'products')) &&
  (await isFilled(db, 'instrument_versions')) &&
  (await isFilled(db, 'courses'));

async function seedAccount(db: Db, organizationId: string, account: DemoAccount, passwordHash: string) {
  const { id: userId } = await db
    .insertInto('users')
    .values({
      email: account.email,
      email_key: emailKey(account.email),
      email_confirmed_at: new Date(),
      ...nameValues(account),
      business_phone: '608-555-0110',
      job_title: account.jobTitle,
      professional_specialization_id: account.specialization,
      highest_degree_id: account.degree,
      licensed: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('credentials').values({ user_id: userId, password_hash: passwordHash }).execute();
  const owner = await db
    .insertInto('accounts')
    .values({
      organization_id: organizationId,
      user_id: userId,
      role_id: account.roleId,
      status: account.status,
    })
    .returning(['organization_id', 'id as account_id'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('user_addresses')
    .values({
      user_id: userId,
      kind: 'billing',
      first_name: account.firstName,
      last_name: account.lastName,
      phone: '608-555-0110',
      street_address: '120 Shoreline Avenue',
      city: 'Madison',
      state: 'Wisconsin',
      country: 'United States',
      zip_code: '53703',
      organization_id: organizationId,
    })
    .execute();
  return owner;
}
