import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, smallPageQueryOf } from '../../http/page.ts';
import { onlyManagers, path } from './license.ts';
import { usageKinds } from './license-usage.ts';

const ENTRIES_ON_A_PAGE = 50;

const entryKinds = ['GRANT', 'ASSIGN', 'RECLAIM', 'TRANSFER', ...usageKinds] as const;

const licenseEntry = z.strictObject({
  id: z.uuid(),
  date: z.iso.datetime(),
  entry: z.enum(entryKinds),
  quantity: z.int(),
  from: z.nullable(z.string()).check(z.describe('Where they were, in words; null when they are new.')),
  to: z.string(),
  accountName: z.string().check(z.describe("Whose uses they are; empty where they are nobody's.")),
  byName: z.string().check(z.describe('Who did it; empty when it was the hub itself.')),
  reason: z.string(),
  administrationNumber: z.nullable(z.string()),
});

export type LicenseEntry = z.infer<typeof licenseEntry>;

export const listLicenseEntries = endpoint({
  method: 'GET',
  path: `${path}/:id/entries`,
  summary: 'The ledger of a license: every entry that moved some of it, the newest first.',
  access: onlyManagers,
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject(smallPageQueryOf(ENTRIES_ON_A_PAGE)),
  answer: pageOf(licenseEntry),
  problems: ['not-found'],
  audit: { action: 'read', record: 'license' },
});
