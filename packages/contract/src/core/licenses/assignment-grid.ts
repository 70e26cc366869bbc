import * as z from 'zod/mini';
import { searchWords } from '../../fields/search-words.ts';
import { wholeNumber } from '../../fields/whole-number.ts';
import { asManager } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, smallPageQueryOf } from '../../http/page.ts';
import { countOrNone, featureNames, organizationPath } from './license.ts';

export const ACCOUNTS_ON_A_PAGE = 12;
export const FEATURES_ON_A_PAGE = 20;
const MAX_CHANGES = 500;

export const MAX_FEATURE_PAGES = 1000;

const path = `${organizationPath}/assignments` as const;
const params = z.strictObject({ org: z.uuid() });

const cell = {
  productFeatureId: z.uuid(),
  assignedQuantity: z.int(),
  used: z.int().check(z.describe('Held and consumed: the least that can be assigned.')),
};

const gridAccount = z.strictObject({
  accountId: z.uuid(),
  accountName: z.string(),
  cells: z.array(z.strictObject(cell)).check(z.describe('Those that are not 0.')),
});

const gridFeature = z.strictObject({
  ...featureNames,
  inPool: z.int().check(z.describe('What is left to assign.')),
});

export type GridAccount = z.infer<typeof gridAccount>;
export type GridFeature = z.infer<typeof gridFeature>;

export const readAssignmentGrid = endpoint({
  method: 'GET',
  path,
  summary: 'Who has how many of which feature: a page of people, and a page of features.',
  access: asManager,
  feature: 'individualLicenses',
  params,
  query: z.strictObject({
    ...smallPageQueryOf(ACCOUNTS_ON_A_PAGE),
    featurePage: z._default(wholeNumber(1, MAX_FEATURE_PAGES), 1),
    lastName: searchWords('the last name'),
    productId: z.optional(z.uuid()),
    accountId: z.optional(z.uuid()),
  }),
  answer: z.strictObject({ accounts: pageOf(gridAccount), features: pageOf(gridFeature) }),
  problems: ['not-found'],
  audit: {
    action: 'list',
    record: 'license assignment',
    ids: ({ accounts }) => accounts.items.map(({ accountId }) => accountId),
  },
});

const change = z.strictObject({
  accountId: z.uuid(),
  productFeatureId: z.uuid(),
  assignedQuantity: countOrNone,
  formerQuantity: z.int().check(z.describe('What it was when the target was set.')),
});

export type AssignmentChange = z.output<typeof change>;

const cellOf = ({ accountId, productFeatureId }: AssignmentChange) => `${accountId} ${productFeatureId}`;

const changes = z.array(change).check(
  z.minLength(1, 'Change something'),
  z.maxLength(MAX_CHANGES, `At most ${MAX_CHANGES} at once`),
  z.refine((all) => new Set(all.map(cellOf)).size === all.length, 'Name each person and feature once'),
);

export const updateAssignmentGrid = endpoint({
  method: 'PUT',
  path,
  summary: 'Set how many uses people have: all of it, or with a single refusal nothing.',
  access: asManager,
  feature: 'individualLicenses',
  params,
  body: z.strictObject({ changes }),
  answer: z.strictObject({ items: z.array(z.strictObject({ accountId: z.uuid(), ...cell })) }),
  problems: ['not-found', 'assignments-refused'],
  audit: {
    action: 'assign',
    record: 'license',
    ids: ({ items }) => [...new Set(items.map(({ accountId }) => accountId))],
  },
});
