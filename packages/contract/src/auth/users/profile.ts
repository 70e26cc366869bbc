import { z } from 'zod';
import { organizationTypes } from '../../catalogues/organization-types.ts';
import { userStatuses } from '../../catalogues/user-statuses.ts';

const choice = z.strictObject({ id: z.int(), value: z.string() });

const address = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  county: z.string(),
  country: z.string().nullable(),
  zipCode: z.string(),
  organizationId: z.uuid().nullable(),
});

const organizationAccount = z.strictObject({
  organizationId: z.uuid(),
  organizationName: z.string(),
  organizationUrl: z.string(),
  roleId: z.int(),
  roleName: z.string(),
});

const organizationManager = z.strictObject({
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
  professionalSpecialization: choice.nullable(),
  highestDegree: choice.nullable(),
  licensed: z.boolean(),
  organizationType: z.enum(organizationTypes),
  advertisingOptInAt: z.iso.datetime().nullable(),
  billingAddress: address.nullable(),
  shippingAddress: address.nullable(),
  status: z.enum(userStatuses),
  orgManagerList: z.array(organizationManager).describe('The managers of the current organization.'),
  picture: z.string().nullable(),
  organizationAccounts: z
    .array(organizationAccount)
    .describe('The current organization first, then the others by name.'),
});

export type Profile = z.infer<typeof profile>;
