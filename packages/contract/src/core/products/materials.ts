import * as z from 'zod/mini';
import { signedIn } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';

export const MAX_FEATURES_PER_REQUEST = 20;
export const LINKS_GOOD_FOR_DAYS = 7;

const sent = z.strictObject({
  email: z.string(),
  expires: z.iso.datetime(),
  productFeatureIds: z.array(z.uuid()),
});

export type SentLinks = z.infer<typeof sent>;

export const sendOfflineAccessLinks = endpoint({
  method: 'POST',
  path: '/core/api/products/send-offline-access-links',
  summary: `Mail the caller links to the printable materials of features, good for ${LINKS_GOOD_FOR_DAYS} days.`,
  access: signedIn,
  body: z.strictObject({
    productFeatureIds: z
      .array(z.uuid())
      .check(
        z.minLength(1, 'Choose at least one'),
        z.maxLength(MAX_FEATURES_PER_REQUEST, `Choose at most ${MAX_FEATURES_PER_REQUEST}`),
      ),
  }),
  answer: sent,
  problems: ['not-found', 'too-many-attempts'],
  audit: { action: 'send links', record: 'product', ids: ({ productFeatureIds }) => productFeatureIds },
});
