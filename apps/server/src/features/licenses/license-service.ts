import { ADMIN, SUPPORT } from '@hub/contract/catalogs/roles';
import type { NewLicense } from '@hub/contract/core/licenses/licenses';
import { requireOrganization } from '../../accounts/organization-repository.ts';
import { findUserEmail } from '../../accounts/user-repository.ts';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { organizationDay } from '../../http/reader-day.ts';
import type { AdmittedCaller } from '../../http/serve.ts';
import { requireFeature, requireFeatureBySku } from './feature-lookup.ts';
import { consumeOutside } from './ledger/draw.ts';
import { grant } from './ledger/grant.ts';
import { findHoldings } from './ledger/holding.ts';
import { transferToKey } from './ledger/transfer.ts';
import { clerkOf } from './license-clerk.ts';
import { activateKey, makeKey } from './license-keys.ts';
import { findUsesLeft, requireLicense } from './license-list.ts';
import { activatePending, addPending } from './pending-licenses.ts';

type Made = { id: string; kind: 'license' | 'key' | 'pending'; licenseKey?: string };

/** Creates a license: Support grants it, or a distributor puts it into a key. */
export async function createLicense(
  db: Db,
  secret: Buffer,
  caller: AdmittedCaller,
  given: NewLicense,
): Promise<Made> {
  await requireFeature(db, given.productFeatureId);
  if (caller.roleId !== SUPPORT) return distribute(db, secret, caller, given);
  if (given.organizationId) {
    const { timeZone } = await requireOrganization(db, given.organizationId);
    const clerk = {
      organizationId: given.organizationId,
      // Support's account belongs to another organization. The audit trail records who it was.
      accountId: null,
      today: organizationDay(timeZone),
    };
    const id = await grant(db, clerk, {
      featureId: given.productFeatureId,
      quantity: given.quantity,
      source: 'grant',
      expiresOn: given.expiresOn ?? null,
      reference: given.reference ?? '',
      ...(given.startsOn && { startsOn: given.startsOn }),
    });
    return { id, kind: 'license' };
  }
  if (given.email) return { id: await addPending(db, given.email, given), kind: 'pending' };
  return { ...(await makeKey(db, secret, given)), kind: 'key' };
}

/** A key made from the distributor's own stock ends with that stock and names no buyer. */
async function distribute(db: Db, secret: Buffer, caller: AdmittedCaller, given: NewLicense): Promise<Made> {
  await requireDistributor(db, caller);
  if (given.organizationId || given.email) throw new Problem('role-not-allowed');
  const clerk = clerkOf(caller);
  const { productFeatureId, quantity } = given;
  const stock = await findHoldings(db, clerk, productFeatureId, null);
  const lot = stock.find(({ available }) => available >= quantity);
  if (!lot) {
    const most = Math.max(0, ...stock.map(({ available }) => available));
    throw new Problem('pool-short', { detail: `One license has ${most} left at most.` });
  }
  const made = await makeKey(db, secret, {
    ...given,
    ...(lot.expiresOn && { expiresOn: lot.expiresOn }),
    from: { organizationId: caller.organizationId, lotId: lot.lotId },
  });
  await transferToKey(db, clerk, { featureId: productFeatureId, lotId: lot.lotId, quantity, keyId: made.id });
  return { ...made, kind: 'key' };
}

export async function requireDistributor(db: Db, { organizationId }: Pick<AdmittedCaller, 'organizationId'>) {
  const { type } = await requireOrganization(db, organizationId);
  if (type !== 'Distributor') throw new Problem('not-a-distributor');
}

/** A manager's license goes to the pool, a practitioner's to their own holding. */
const placeFor = ({ roleId }: AdmittedCaller) => (roleId === ADMIN ? 'pool' : 'own');

export async function activate(db: Db, secret: Buffer, caller: AdmittedCaller, typed: string) {
  const lotId = await activateKey(db, secret, clerkOf(caller), typed, placeFor(caller));
  return requireLicense(db, caller, lotId);
}

export async function activateWaiting(db: Db, caller: AdmittedCaller) {
  const { email } = await findUserEmail(db, caller.userId);
  const lotIds = await activatePending(db, clerkOf(caller), email, placeFor(caller));
  return { items: await Promise.all(lotIds.map((id) => requireLicense(db, caller, id))) };
}

/** Consumes one use for an external purpose. Returns what is left. */
export async function consume(scope: Scope, sku: string, idempotencyKey: string) {
  const { productFeatureId, featureName, productId } = await requireFeatureBySku(scope.db, sku);
  const id = await consumeOutside(scope.db, clerkOf(scope), {
    featureId: productFeatureId,
    accountId: scope.accountId,
    reason: `${featureName}, outside of the hub`,
    idempotencyKey,
  });
  const left = await findUsesLeft(scope.db, scope, productId);
  const available = left.find((one) => one.productFeatureId === productFeatureId)?.available ?? 0;
  return { id, productFeatureId, left: available };
}
