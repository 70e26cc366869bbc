import * as z from 'zod/mini';
import { limitedText } from '../../fields/text.ts';
import { wholeNumber } from '../../fields/whole-number.ts';
import { yesOrNo } from '../../fields/yes-or-no.ts';
import { signedIn } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, pageQueryOf } from '../../http/page.ts';
import { product, productFeature, respondents, shortProduct } from './product.ts';

const path = '/core/api/products';
const access = signedIn;
const params = z.strictObject({ id: z.uuid() });

const PRODUCTS_ON_A_PAGE = 20;
export const MAX_AGE_MONTHS = 1500;

// The catalog is the publisher's and contains no personal data, so reading it leaves no audit entry.
export const listProducts = endpoint({
  method: 'GET',
  path,
  summary: 'The published products by name, a page at a time.',
  access,
  query: z.strictObject({
    ...pageQueryOf(PRODUCTS_ON_A_PAGE),
    Search: z
      .optional(limitedText())
      .check(z.describe('Beginnings of words of the name, edition, acronym or categories.')),
    Category: z.optional(limitedText()),
    AgeMonths: z
      .optional(wholeNumber(0, MAX_AGE_MONTHS))
      .check(z.describe('Made for somebody of this age, in completed months.')),
    Respondent: z.optional(z.enum(respondents)),
    Licensed: z
      .optional(yesOrNo)
      .check(z.describe('Whether the organization has a license of it that has not ended.')),
  }),
  answer: pageOf(product),
});

export const listProductCatalog = endpoint({
  method: 'GET',
  path: '/core/api/catalogs/products',
  summary: 'Every product in short, by name, also those that are no longer published: for drop-downs.',
  access,
  answer: z.strictObject({ items: z.array(shortProduct) }),
});

export const readProduct = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Read a product.',
  access,
  params,
  answer: product,
  problems: ['not-found'],
});

export const listProductFeatures = endpoint({
  method: 'GET',
  path: `${path}/:id/features`,
  summary: 'What can be licensed of a product.',
  access,
  params,
  answer: z.strictObject({ items: z.array(productFeature) }),
  problems: ['not-found'],
});
