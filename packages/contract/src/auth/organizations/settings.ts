import * as z from 'zod/mini';
import { lastChange } from '../../core/last-change.ts';
import { crossFieldRule } from '../../fields/cross-field-rule.ts';
import { version } from '../../fields/version.ts';
import { asManager } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';
import { consentRule } from './consent-rule.ts';
import { emergencyFields, wrongEmergencyTexts } from './emergency.ts';
import { organizationFields, wrongAddress } from './organization.ts';
import { zone } from './time-zone.ts';

const path = '/auth/api/organizations/settings';

const written = z.strictObject({
  ...organizationFields,
  timeZone: zone,
  twoFactorRequired: z.boolean(),
  consentRule: z._default(consentRule, 'warns'),
  ...emergencyFields,
  version,
});

const settings = z.strictObject({
  name: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
  zipCode: z.string(),
  url: z.string(),
  timeZone: z.nullable(z.string()),
  twoFactorRequired: z.boolean(),
  consentRule: consentRule.check(z.describe('Whether forms that are sent without consent are refused.')),
  emergencyNumber: z.string(),
  emergencyTexts: z.strictObject({ en: z.string(), es: z.string(), ar: z.string() }),
  version,
  lastChange,
});

export type OrganizationSettings = z.infer<typeof settings>;

export const readSettings = endpoint({
  method: 'GET',
  path,
  summary:
    'What a manager sets for the organization: name, address, site, time zone, who needs two factors, consent, whom respondents call.',
  access: asManager,
  feature: 'myOrg',
  answer: settings,
});

export const updateSettings = endpoint({
  method: 'PUT',
  path,
  summary: 'Write it. A manager who asks for two factors has turned them on first.',
  access: asManager,
  feature: 'myOrg',
  body: crossFieldRule(written, (sent) => [
    ...wrongAddress({ ...sent, organizationType: 'standard' }),
    ...wrongEmergencyTexts(sent),
  ]),
  answer: settings,
  problems: ['version-conflict', 'organization-exists', 'two-factor-off', 'sign-in-elsewhere'],
  audit: { action: 'update settings', record: 'user', ids: (_answer, { userId }) => [userId] },
});
