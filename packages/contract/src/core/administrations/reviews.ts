import * as z from 'zod/mini';
import { requiredText } from '../../fields/required.ts';
import { COMMENT_MAX_LENGTH } from '../../fields/text.ts';
import { endpoint } from '../../http/endpoint.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { wholeAdministration } from './administration.ts';
import { missing, one, path } from './administrations.ts';
import { validityIndex } from './scores.ts';

const access = worksWithClients;
const record = 'administration';

const reviewedItem = z.strictObject({
  itemId: z.string(),
  number: z.int().check(z.describe('Its place on the form, from 1.')),
  text: z.string(),
  answerText: z.string().check(z.describe('Empty where nothing was answered.')),
});
export type ReviewedItem = z.infer<typeof reviewedItem>;

/** The evidence of a validity index. */
const evidence = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['omitted', 'infrequency', 'impression', 'longest-run']),
    items: z.array(reviewedItem),
  }),
  z.strictObject({
    kind: z.literal('inconsistency'),
    pairs: z.array(
      z.strictObject({
        first: reviewedItem,
        second: reviewedItem,
        difference: z
          .nullable(z.number())
          .check(z.describe('How far the answers are apart; null where one is missing.')),
      }),
    ),
  }),
  z.strictObject({
    kind: z.literal('seconds-per-item'),
    seconds: z.array(z.strictObject({ ...reviewedItem.shape, seconds: z.number() })),
  }),
]);
export type ReviewEvidence = z.infer<typeof evidence>;

/** Why a form needs a practitioner's decision before it is scored. */
export const review = z.strictObject({
  asked: z.iso.datetime(),
  indices: z.array(z.extend(validityIndex, { evidence })),
  omitted: z.array(reviewedItem),
  maxOmitted: z.int().check(z.describe('So many may be without an answer.')),
});
export type Review = z.infer<typeof review>;

const decision = z.strictObject({ reason: requiredText(COMMENT_MAX_LENGTH) });
const problems = [...missing, 'not-in-review'] as const;

export const readReview = endpoint({
  method: 'GET',
  path: `${path}/:id/review`,
  summary: 'Why a form needs a review: its indices of validity and the answers behind them, in words.',
  access,
  params: one,
  answer: review,
  problems,
  audit: { action: 'read review', record },
});

export const acceptReview = endpoint({
  method: 'POST',
  path: `${path}/:id/review/accept`,
  summary: 'Take the answers as they are. The form is scored, and its use is spent.',
  access,
  params: one,
  body: decision,
  answer: wholeAdministration,
  problems,
  audit: { action: 'accept review', record },
});

export const discardReview = endpoint({
  method: 'POST',
  path: `${path}/:id/review/discard`,
  summary: 'Discard the form. Its use is free again, and its answers are no longer shown.',
  access,
  params: one,
  body: decision,
  answer: wholeAdministration,
  problems,
  audit: { action: 'discard', record },
});
