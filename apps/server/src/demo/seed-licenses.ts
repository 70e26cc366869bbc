import { addDays, type CalendarDay } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import type { Db } from '../db/database.ts';
import { assign } from '../features/licenses/ledger/assign.ts';
import { checkOut } from '../features/licenses/ledger/draw.ts';
import { grant } from '../features/licenses/ledger/grant.ts';
import { findHoldings } from '../features/licenses/ledger/holding.ts';
import { type Clerk, type Move, move } from '../features/licenses/ledger/move.ts';
import { expire } from '../features/licenses/ledger/settle.ts';
import { setPooling } from '../features/licenses/ledger/stock.ts';
import { insertKey } from '../features/licenses/license-keys.ts';
import type { demoOrganizations } from './demo-data.ts';
import {
  type DemoLicense,
  demoKeys,
  demoLicenses,
  demoRequests,
  SEAT,
  WITHOUT_POOL,
} from './demo-licenses.ts';

const DAY_MS = 86_400_000;

type Organization = {
  id: string;
  key: (typeof demoOrganizations)[number]['key'];
  timeZone: string;
  /** Its accounts by email. */
  accounts: ReadonlyMap<string, string>;
  /** The accounts that use licenses. */
  users: readonly string[];
};

type Features = ReadonlyMap<string, string>;

/** Writes the licenses of the demonstration's organizations and a year of use into the ledger. */
export async function seedLicenses(db: Db, organization: Organization): Promise<void> {
  const features = await findFeatures(db);
  const today = todayIn(organization.timeZone, new Date());
  const clerk: Clerk = { organizationId: organization.id, accountId: null, today };
  for (const license of demoLicenses[organization.key]) {
    const featureId = features.get(license.sku);
    if (featureId) await seedLicense(db, clerk, organization, { ...license, featureId });
  }
  await seedExceptions(db, clerk, organization, features);
}

async function seedLicense(
  db: Db,
  clerk: Clerk,
  { users, accounts }: Organization,
  license: DemoLicense & { featureId: string },
): Promise<void> {
  const { featureId, quantity, endsInDays, assigned = {} } = license;
  const startsOn = addDays(clerk.today, -license.startedDaysAgo);
  const expiresOn = endsInDays === undefined ? null : addDays(clerk.today, endsInDays);
  const beginning = onDay(clerk, startsOn);
  const lotId = await grant(db, beginning, {
    featureId,
    quantity,
    source: 'demonstration',
    startsOn,
    expiresOn,
  });
  const pool = (await findHoldings(db, beginning, featureId, null)).find((part) => part.lotId === lotId);
  if (!pool) return;
  for (const [email, assignedQuantity] of Object.entries(assigned)) {
    const accountId = accounts.get(email);
    if (accountId) await assign(db, beginning, { featureId, accountId, assignedQuantity });
  }
  for (const { day, moves } of pastUse(clerk.today, license, users, {
    featureId,
    lotId,
    holdingId: pool.id,
  })) {
    await move(db, onDay(clerk, day), moves);
  }
  if (expiresOn && expiresOn < clerk.today) await expire(db, onDay(clerk, addDays(expiresOn, 1)), featureId);
}

/** The ledger's clerk on the afternoon of a day. */
const onDay = (clerk: Clerk, day: CalendarDay): Clerk => ({
  ...clerk,
  today: day,
  at: new Date(`${day}T18:00:00Z`),
});

const DAYS_BETWEEN = 30;
/** Less use in summer and during holidays, more in the weeks around them. */
const SHARES = [3, 5, 8, 6, 4, 1, 2, 7, 9, 6, 5, 2] as const;

type HoldingRef = { featureId: string; lotId: string; holdingId: string };

/** Spreads the past use over one day of each month, with the users taking turns, until `used` is reached. */
function pastUse(
  today: CalendarDay,
  { startedDaysAgo, endsInDays = 0, used }: DemoLicense,
  users: readonly string[],
  { featureId, lotId, holdingId }: HoldingRef,
) {
  const last = Math.max(1, -endsInDays);
  const days: number[] = [];
  for (let daysAgo = last; daysAgo < startedDaysAgo; daysAgo += DAYS_BETWEEN) days.push(daysAgo);
  const shareOf = (daysAgo: number) => SHARES[Math.floor(daysAgo / 30) % SHARES.length] ?? 1;
  const shares = days.reduce((sum, daysAgo) => sum + shareOf(daysAgo), 0);
  const shared = { featureId, lotId, from: { holdingId, bucket: 'available' } } as const;
  let passed = 0;
  let done = 0;
  return days
    .map((daysAgo) => {
      passed += shareOf(daysAgo);
      const wanted = Math.round((used * passed) / shares) - done;
      const moves = Array.from(
        { length: wanted },
        (_, index): Move => ({
          ...shared,
          kind: 'CONSUME',
          to: { holdingId, bucket: 'consumed' },
          quantity: 1,
          accountId: users[(done + index) % users.length] ?? null,
          reason: 'Demonstration',
        }),
      );
      done += wanted;
      return { day: addDays(today, -daysAgo), moves };
    })
    .toReversed();
}

async function seedExceptions(
  db: Db,
  clerk: Clerk,
  { key, accounts }: Organization,
  features: Features,
): Promise<void> {
  const featureIds = { pool: features.get(WITHOUT_POOL.sku), seat: features.get(SEAT.sku) };
  if (key === WITHOUT_POOL.organization && featureIds.pool) {
    await setPooling(db, clerk, [featureIds.pool], false);
  }
  const accountId = accounts.get(SEAT.email);
  if (key === SEAT.organization && featureIds.seat && accountId) {
    await checkOut(db, { ...clerk, accountId }, { featureId: featureIds.seat, accountId });
  }
  for (const request of demoRequests) {
    const featureId = features.get(request.sku);
    const asker = accounts.get(request.email);
    if (request.organization !== key || !featureId || !asker) continue;
    const askedAt = new Date(Date.now() - request.daysAgo * DAY_MS);
    const decision = 'declined' in request && {
      decided_at: new Date(askedAt.getTime() + DAY_MS),
      decided_by: accounts.get(request.declined.by) ?? null,
      reason: request.declined.reason,
    };
    await db
      .insertInto('license_requests')
      .values({
        organization_id: clerk.organizationId,
        account_id: asker,
        feature_id: featureId,
        quantity: request.quantity,
        message: request.message,
        state: decision ? 'declined' : 'waiting',
        asked_at: askedAt,
        ...decision,
      })
      .execute();
  }
}

/** Keys that nobody has used yet. */
export async function seedKeys(db: Db, secret: Buffer): Promise<void> {
  const features = await findFeatures(db);
  for (const { sku, quantity, licenseKey } of demoKeys) {
    const productFeatureId = features.get(sku);
    if (productFeatureId) await insertKey(db, secret, licenseKey, { productFeatureId, quantity });
  }
}

async function findFeatures(db: Db): Promise<Features> {
  const rows = await db.selectFrom('product_features').select(['id', 'sku']).execute();
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}
