import * as z from 'zod/mini';
import { calendarDate } from '../../fields/calendar-date.ts';
import { endpoint } from '../../http/endpoint.ts';
import { orders, pageOf, smallPageQueryOf } from '../../http/page.ts';
import { featureNames, path, usesLicenses } from './license.ts';

export const USAGE_ON_A_PAGE = 50;

/** The entries that count as usage: holds for forms, their outcomes, and seats. */
export const usageKinds = ['HOLD', 'RELEASE', 'CONSUME', 'REFUND', 'CHECKOUT', 'CHECKIN', 'EXPIRE'] as const;

export const usageSortKeys = ['date', 'productName', 'featureName', 'accountName', 'entry'] as const;

const filters = {
  productId: z.optional(z.uuid()),
  accountId: z.optional(z.uuid()),
  startDate: z.optional(calendarDate).check(z.describe('On this day of the organization or later.')),
  endDate: z.optional(calendarDate).check(z.describe('On this day or earlier.')),
  entry: z.optional(z.enum(usageKinds)),
};

const sorting = {
  sortBy: z._default(z.enum(usageSortKeys), 'date'),
  order: z._default(z.enum(orders), 'desc'),
};

const match = z.strictObject({ ...filters, ...sorting });
export type UsageMatch = z.output<typeof match>;

const filtersAlone = z.strictObject(filters);
export type UsageFilters = z.output<typeof filtersAlone>;

const usage = z.strictObject({
  id: z.uuid(),
  date: z.iso.datetime(),
  productName: z.string(),
  featureName: z.string(),
  accountId: z.nullable(z.uuid()),
  accountName: z.string(),
  entry: z.enum(usageKinds),
  quantity: z.int(),
  administrationNumber: z.nullable(z.string()),
});

export type Usage = z.infer<typeof usage>;

export const listUsage = endpoint({
  method: 'GET',
  path: `${path}/product/usage`,
  summary: "Who used what, and when: for a manager everybody's, for others their own.",
  access: usesLicenses,
  query: z.strictObject({ ...smallPageQueryOf(USAGE_ON_A_PAGE), ...filters, ...sorting }),
  answer: pageOf(usage),
  audit: { action: 'list', record: 'license use', ids: () => [] },
});

export const exportUsage = endpoint({
  method: 'GET',
  path: `${path}/product/usage/export`,
  summary: 'The same as a file, all of it.',
  access: usesLicenses,
  query: match,
  download: 'text/csv',
  answer: z.string(),
  audit: { action: 'export', record: 'license use', ids: () => [] },
});

const usageTotal = z.strictObject({ entry: z.enum(usageKinds), entries: z.int(), quantity: z.int() });

export type UsageTotal = z.infer<typeof usageTotal>;

const usageMonth = z.strictObject({
  month: z.string().check(z.describe('As in 2026-03.')),
  productId: z.uuid(),
  productName: z.string(),
  quantity: z.int(),
});

export type UsageMonth = z.infer<typeof usageMonth>;

export const readUsageSummary = endpoint({
  method: 'GET',
  path: `${path}/product/usage/summary`,
  summary: 'What the usage adds up to, and how many were consumed in each month.',
  access: usesLicenses,
  query: filtersAlone,
  answer: z.strictObject({
    totals: z.array(usageTotal),
    months: z
      .array(usageMonth)
      .check(z.describe('Of CONSUME, or of the entry that is asked for; months and products with some.')),
    products: z
      .array(z.strictObject({ productId: z.uuid(), productName: z.string() }))
      .check(z.describe('All that the usage can be narrowed to.')),
    accounts: z
      .array(z.strictObject({ accountId: z.uuid(), accountName: z.string() }))
      .check(z.describe('All that the usage can be narrowed to.')),
  }),
});

export const readConsumption = endpoint({
  method: 'GET',
  path: `${path}/consumption`,
  summary: 'How many uses of each feature were consumed, in all and in each of the last twelve months.',
  access: usesLicenses,
  query: z.strictObject({ productId: z.optional(z.uuid()) }),
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        ...featureNames,
        total: z.int(),
        months: z.array(z.strictObject({ month: z.string(), quantity: z.int() })),
      }),
    ),
  }),
});
