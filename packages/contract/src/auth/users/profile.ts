import * as z from 'zod/mini';
import { organizationTypes } from '../../catalogs/organization-types.ts';
import { userStatuses } from '../../catalogs/user-statuses.ts';

const choice = z.strictObject({ id: z.int(), value: z.string() });

const address = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  state: z.nullable(z.string()),
  county: z.string(),
  country: z.nullable(z.string()),
  zipCode: z.string(),
  organizationId: z.nullable(z.uuid()),
});

const organizationAccount = z.strictObject({
  organizationId: z.uuid(),
  organizationName: z.string(),
  organizationUrl: z.string(),
  organizationType: z.enum(organizationTypes),
  roleId: z.int(),
  roleName: z.string(),
});

export const organizationManager = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

export const profile = z.strictObject({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  businessPhone: z.string(),
  homePhone: z.string(),
  mobilePhone: z.string(),
  jobTitle: z.string(),
  jobRole: z.string(),
  professionalSpecialization: z.nullable(choice),
  highestDegree: z.nullable(choice),
  licensed: z.boolean(),
  organizationType: z.enum(organizationTypes),
  advertisingOptInAt: z.nullable(z.iso.datetime()),
  billingAddress: z.nullable(address),
  shippingAddress: z.nullable(address),
  status: z.enum(userStatuses),
  orgManagerList: z.array(organizationManager).check(z.describe('The managers of the current organization.')),
  picture: z.nullable(z.string()).check(z.describe('Where the picture is, with its version.')),
  caseReminders: z.boolean().check(z.describe('Whether mails remind of cases that expire.')),
  organizationTimeZone: z
    .nullable(z.string())
    .check(z.describe('Of the current organization; null until one of its managers has told it.')),
  twoFactorEnabled: z.boolean().check(z.describe('Whether signing in asks for a code from an app.')),
  twoFactorRequired: z
    .boolean()
    .check(z.describe('Whether the organization asks for it: without it no other call is answered.')),
  signsInElsewhere: z.boolean().check(z.describe('Whether another provider keeps email and password.')),
  organizationAccounts: z
    .array(organizationAccount)
    .check(z.describe('The current organization first, then the others by name.')),
});

export type Profile = z.infer<typeof profile>;
