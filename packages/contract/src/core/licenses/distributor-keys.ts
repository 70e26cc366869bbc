import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, smallPageQueryOf } from '../../http/page.ts';
import { featureNames, onlyManagers, path } from './license.ts';

export const keyStates = ['unused', 'activated', 'taken-back', 'expired'] as const;

const distributedKey = z.strictObject({
  id: z.uuid(),
  ...featureNames,
  /** The last five characters: enough to tell keys apart. */
  ending: z.string(),
  quantity: z.int(),
  reference: z.string(),
  state: z.enum(keyStates),
  made: z.iso.datetime(),
  activated: z.nullable(z.iso.datetime()),
  buyerName: z.nullable(z.string()),
});

export type DistributedKey = z.infer<typeof distributedKey>;

const access = onlyManagers;

export const listDistributedKeys = endpoint({
  method: 'GET',
  path: `${path}/keys`,
  summary: 'The keys that a distributor made of its stock.',
  access,
  query: z.strictObject({
    ...smallPageQueryOf(20),
    productId: z.optional(z.uuid()),
    state: z.optional(z.enum(keyStates)),
  }),
  answer: pageOf(distributedKey),
  problems: ['not-a-distributor'],
  audit: { action: 'list', record: 'license key', ids: ({ items }) => items.map(({ id }) => id) },
});

export const takeBackKey = endpoint({
  method: 'DELETE',
  path: `${path}/keys/:id`,
  summary: 'Take a key back that nobody has activated.',
  access,
  params: z.strictObject({ id: z.uuid() }),
  answer: distributedKey,
  problems: ['not-a-distributor', 'not-found', 'key-used'],
  audit: { action: 'take back', record: 'license key' },
});
