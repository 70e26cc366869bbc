import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { countOrNone, featureNames, onlyManagers, organizationPath } from './license.ts';

const access = onlyManagers;
const org = z.uuid();

const pooling = z.strictObject({ isEnabled: z.boolean() });

export const poolFeature = endpoint({
  method: 'PUT',
  path: `${organizationPath}/features/:feature/pooling`,
  summary: 'Let everybody draw from the pool of a feature, or only what is assigned to them.',
  access,
  feature: 'pooling',
  params: z.strictObject({ org, feature: z.uuid() }),
  body: pooling,
  answer: z.strictObject({ productFeatureIds: z.array(z.uuid()), isEnabled: z.boolean() }),
  problems: ['not-found'],
  audit: { action: 'pool', record: 'license', ids: ({ productFeatureIds }) => productFeatureIds },
});

export const poolProduct = endpoint({
  method: 'PUT',
  path: `${organizationPath}/product/:product/pooling`,
  summary: 'The same for every feature of a product.',
  access,
  feature: 'pooling',
  params: z.strictObject({ org, product: z.uuid() }),
  body: pooling,
  answer: z.strictObject({ productFeatureIds: z.array(z.uuid()), isEnabled: z.boolean() }),
  problems: ['not-found'],
  audit: { action: 'pool', record: 'license', ids: ({ productFeatureIds }) => productFeatureIds },
});

const assignment = z.strictObject({
  accountId: z.uuid(),
  accountName: z.string(),
  productId: z.uuid(),
  productFeatureId: z.uuid(),
  featureName: featureNames.featureName,
  assignedQuantity: z.int(),
  available: z.int(),
  held: z.int(),
  consumed: z.int(),
});

export type Assignment = z.infer<typeof assignment>;

const assignments = z.strictObject({ items: z.array(assignment) });
const idsOf = ({ items }: { items: { accountId: string }[] }) => items.map(({ accountId }) => accountId);

export const listFeatureAssignments = endpoint({
  method: 'GET',
  path: `${organizationPath}/features/:feature/assignments`,
  summary: 'Who has how many uses of a feature.',
  access,
  feature: 'individualLicenses',
  params: z.strictObject({ org, feature: z.uuid() }),
  answer: assignments,
  problems: ['not-found'],
  audit: { action: 'list', record: 'license assignment', ids: idsOf },
});

export const assignFeature = endpoint({
  method: 'POST',
  path: `${organizationPath}/features/:feature/assignments/:account`,
  summary: 'Set how many uses of a feature somebody has.',
  access,
  feature: 'individualLicenses',
  params: z.strictObject({ org, feature: z.uuid(), account: z.uuid() }),
  body: z.strictObject({
    assignedQuantity: countOrNone,
    formerQuantity: z
      .optional(z.int())
      .check(z.describe('What it was when the target was set; another number by now is a conflict.')),
  }),
  answer: assignment,
  problems: ['not-found', 'version-conflict', 'below-used', 'pool-short'],
  audit: { action: 'assign', record: 'license', ids: ({ accountId }) => [accountId] },
});

export const listAccountAssignments = endpoint({
  method: 'GET',
  path: `${organizationPath}/account/:account/assignments`,
  summary: 'How many uses of each feature somebody has.',
  access,
  feature: 'individualLicenses',
  params: z.strictObject({ org, account: z.uuid() }),
  answer: assignments,
  problems: ['not-found'],
  audit: { action: 'list', record: 'license assignment', ids: idsOf },
});

export const reclaimProduct = endpoint({
  method: 'DELETE',
  path: `${organizationPath}/product/:product/reclaims`,
  summary: 'Take back what was assigned and not used: of everybody, or of one account.',
  access,
  feature: 'individualLicenses',
  params: z.strictObject({ org, product: z.uuid() }),
  query: z.strictObject({ accountId: z.optional(z.uuid()) }),
  answer: z.strictObject({
    items: z.array(z.strictObject({ accountId: z.uuid(), productFeatureId: z.uuid(), quantity: z.int() })),
  }),
  problems: ['not-found'],
  audit: { action: 'reclaim', record: 'license', ids: idsOf },
});
