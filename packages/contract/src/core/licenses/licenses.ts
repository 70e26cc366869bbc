import * as z from 'zod/mini';
import { ADMIN, SUPPORT } from '../../catalogs/roles.ts';
import { calendarDate } from '../../fields/calendar-date.ts';
import { email } from '../../fields/email.ts';
import { requiredString } from '../../fields/required.ts';
import { limitedText } from '../../fields/text.ts';
import { onlyRoles } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, smallPageQueryOf } from '../../http/page.ts';
import { featureKinds } from '../products/product.ts';
import { featureNames, license, lotStates, path, quantity, usesLicenses } from './license.ts';

const params = z.strictObject({ id: z.uuid() });

export const LICENSES_ON_A_PAGE = 50;

export const listLicenses = endpoint({
  method: 'GET',
  path,
  summary: 'The licenses that the caller may draw from; for a manager, all of the organization.',
  access: usesLicenses,
  query: z.strictObject({
    ...smallPageQueryOf(LICENSES_ON_A_PAGE),
    productId: z.optional(z.uuid()),
    state: z.optional(z.enum(lotStates)),
  }),
  answer: pageOf(license),
  audit: { action: 'list', record: 'license', ids: ({ items }) => items.map(({ id }) => id) },
});

export const readLicense = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Read a license.',
  access: usesLicenses,
  params,
  answer: license,
  problems: ['not-found'],
  audit: { action: 'read', record: 'license' },
});

const left = z.strictObject({
  ...featureNames,
  kind: z.enum(featureKinds),
  available: z.int().check(z.describe('How many the caller could draw now.')),
  assigned: z.int().check(z.describe('Of these, the own ones.')),
  inOrganization: z
    .int()
    .check(
      z.describe('For a manager, how many all together could draw now; for others as many as they could.'),
    ),
  hasSeat: z.boolean(),
  /** The end of a lot that ends soon, among those that the caller draws from. */
  endingOn: z.nullable(z.iso.date()),
  isLow: z.boolean(),
});

export type UsesLeft = z.infer<typeof left>;

export const listUsesLeft = endpoint({
  method: 'GET',
  path: `${path}/left`,
  summary: 'How many uses and seats of each feature the caller could draw now.',
  access: usesLicenses,
  query: z.strictObject({ productId: z.optional(z.uuid()) }),
  answer: z.strictObject({ items: z.array(left) }),
});

const newLicense = z
  .strictObject({
    organizationId: z.optional(z.uuid()),
    email: z.optional(email),
    productFeatureId: z.uuid(),
    quantity,
    startsOn: z.optional(calendarDate),
    expiresOn: z.optional(calendarDate),
    reference: z.optional(limitedText()),
  })
  .check(
    z.refine(({ organizationId, email: to }) => organizationId === undefined || to === undefined, {
      error: 'Name an organization or an email, not both',
      path: ['email'],
    }),
    z.refine(({ startsOn, expiresOn }) => !startsOn || !expiresOn || startsOn <= expiresOn, {
      error: 'It cannot end before it begins',
      path: ['expiresOn'],
    }),
  );

export type NewLicense = z.output<typeof newLicense>;

export const createLicense = endpoint({
  method: 'POST',
  path,
  summary:
    'Grant a license to an organization, or to whoever confirms an email; without either make a key, told once. A manager of a distributor makes keys of its own stock.',
  access: onlyRoles(SUPPORT, ADMIN),
  body: newLicense,
  idempotent: true,
  status: 201,
  answer: z.strictObject({
    id: z.uuid().check(z.describe('Of the license, of the key, or of what waits for the email.')),
    kind: z.enum(['license', 'key', 'pending']),
    licenseKey: z.optional(z.string()),
  }),
  problems: ['not-found', 'pool-short', 'not-a-distributor'],
  audit: { action: 'grant', record: 'license', ids: ({ id }) => [id] },
});

const activated = z.strictObject({ items: z.array(license) });

export const activateLicense = endpoint({
  method: 'POST',
  path: `${path}/activate`,
  summary: 'Turn a license key into uses.',
  access: usesLicenses,
  query: z.strictObject({ licenseKey: requiredString().check(z.maxLength(100)) }),
  status: 201,
  answer: license,
  problems: ['key-mistyped', 'key-unknown', 'key-used', 'key-expired', 'too-many-attempts'],
  audit: { action: 'activate', record: 'license', ids: ({ id }) => [id] },
});

export const activatePendingLicenses = endpoint({
  method: 'POST',
  path: `${path}/activate-pending`,
  summary: "Turn everything that waits for the caller's email into licenses.",
  access: usesLicenses,
  body: z.strictObject({
    accessToken: requiredString().check(z.maxLength(10_000), z.describe("The caller's own.")),
  }),
  answer: activated,
  problems: ['not-signed-in'],
  audit: { action: 'activate', record: 'license', ids: ({ items }) => items.map(({ id }) => id) },
});

export const consumeLicense = endpoint({
  method: 'POST',
  path: `${path}/consume`,
  summary: 'Take one use for something outside of the hub, such as a form that was scored by hand.',
  access: usesLicenses,
  query: z.strictObject({
    productSKU: requiredString().check(z.maxLength(100), z.describe('Of the feature.')),
  }),
  headers: z.object({
    'idempotency-key': requiredString('Send an Idempotency-Key').check(
      z.regex(/^[\x21-\x7e]{1,255}$/, 'Use 1 to 255 printable characters without spaces'),
    ),
  }),
  status: 201,
  answer: z.strictObject({ id: z.uuid(), productFeatureId: z.uuid(), left: z.int() }),
  problems: ['not-found', 'no-use-left', 'key-reused'],
  audit: { action: 'consume', record: 'license use', ids: ({ id }) => [id] },
});
