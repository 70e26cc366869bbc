import * as z from 'zod/mini';
import { signedIn } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { respondents } from '../products/product.ts';
import { formContent } from './form-content.ts';

const path = '/core/api/products/:id/forms';
const access = signedIn;
const ages = z.strictObject({ from: z.int(), to: z.int() });

const normedScale = z.strictObject({
  code: z.string(),
  name: z.string(),
  isComposite: z.boolean(),
  hasNorms: z.boolean(),
});

const norms = z.strictObject({
  about: z.string().check(z.describe('Where they come from.')),
  size: z
    .strictObject({ from: z.int(), to: z.int() })
    .check(z.describe('People in the smallest and the largest group.')),
  groups: z.array(z.enum(['combined', 'male', 'female'])),
  ageBands: z.array(ages).check(z.describe('In completed months, both ends included, from young to old.')),
});

/** What a practitioner should know about a form before sending it. */
const productForm = z.strictObject({
  formId: z.string(),
  featureId: z.uuid().check(z.describe('What is licensed to give it.')),
  version: z.string().check(z.describe('Of the instrument: the newest.')),
  name: z.string(),
  respondent: z.enum(respondents),
  ageMonths: ages.check(z.describe('In completed months, both ends included.')),
  minutes: z.int(),
  items: z.int().check(z.describe('Questions that can be answered.')),
  languages: z.array(z.string()),
  scales: z.array(normedScale),
  norms: z.nullable(norms),
  notice: z.nullable(z.string()).check(z.describe('Shown with every score.')),
});
export type ProductForm = z.infer<typeof productForm>;

export const listProductForms = endpoint({
  method: 'GET',
  path,
  summary: 'The forms of a product: for whom, how long, what they measure and against whom.',
  access,
  params: z.strictObject({ id: z.uuid() }),
  answer: z.strictObject({ items: z.array(productForm) }),
  problems: ['not-found'],
});

/** The form of a mailed link, and why it cannot be printed, if so. */
const printableForm = z.strictObject({
  featureId: z.uuid(),
  productId: z.uuid(),
  productName: z.string(),
  formId: z.string(),
  name: z.string(),
  languages: z.array(z.string()),
  expires: z.iso.datetime(),
  refusal: z.nullable(z.enum(['not-qualified', 'no-use-left'])),
});
export type PrintableForm = z.infer<typeof printableForm>;

export const readPrintableForm = endpoint({
  method: 'GET',
  path: '/core/api/products/printable-forms/:secret',
  summary: 'The form that a mailed link leads to, for the person who asked for the link.',
  access,
  params: z.strictObject({ secret: z.string() }),
  answer: printableForm,
  problems: ['not-found'],
});

export const printForm = endpoint({
  method: 'GET',
  path: '/core/api/products/features/:id/printed-form',
  summary:
    'A blank form to fill in with a pen, for those who may give it. Each page has the name of the caller.',
  access,
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({ language: z.string().check(z.describe('One of the form, such as `es`.')) }),
  answer: z.string(),
  download: 'application/pdf',
  problems: ['not-found', 'not-qualified', 'no-use-left', 'drawing-failed'],
  audit: { action: 'print form', record: 'product' },
});

export const previewForm = endpoint({
  method: 'GET',
  path: `${path}/:formId/preview`,
  summary: 'A form as a respondent sees it, for those who may give it.',
  access,
  params: z.strictObject({ id: z.uuid(), formId: z.string() }),
  answer: formContent,
  problems: ['not-found', 'not-qualified'],
});
