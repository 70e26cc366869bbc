import * as z from 'zod/mini';
import { ADMIN } from '../../catalogs/roles.ts';
import { onlyRoles, ownOrOrganizations } from '../../http/access.ts';

export const path = '/core/api/license';
export const organizationPath = `${path}/organizations/:org` as const;

/** A practitioner sees their own licenses and the pool, a manager all of the organization's. */
export const usesLicenses = ownOrOrganizations;
export const onlyManagers = onlyRoles(ADMIN);

export const MAX_QUANTITY = 1_000_000;

export const quantity = z
  .int('Use a whole number')
  .check(z.gte(1, 'At least 1'), z.lte(MAX_QUANTITY, `At most ${MAX_QUANTITY}`));

export const countOrNone = z
  .int('Use a whole number')
  .check(z.gte(0, 'At least 0'), z.lte(MAX_QUANTITY, `At most ${MAX_QUANTITY}`));

const countings = ['uses', 'seats'] as const;
export const lotStates = ['upcoming', 'active', 'ended', 'used-up'] as const;
const lotSources = ['key', 'grant', 'demonstration'] as const;

export const featureNames = {
  productId: z.uuid(),
  productName: z.string(),
  productFeatureId: z.uuid(),
  featureName: z.string(),
  productSKU: z.string(),
  countedIn: z.enum(countings),
};

/** A lot, with the numbers for the caller. */
export const license = z.strictObject({
  id: z.uuid(),
  ...featureNames,
  quantity: z.int(),
  available: z.int(),
  held: z.int(),
  consumed: z.int(),
  expired: z.int(),
  transferred: z.int().check(z.describe('Put into keys by a distributor, who no longer has them.')),
  startsOn: z.iso.date(),
  expiresOn: z.nullable(z.iso.date()),
  source: z.enum(lotSources),
  isPoolingEnabled: z.boolean(),
  state: z.enum(lotStates),
});

export type License = z.infer<typeof license>;
