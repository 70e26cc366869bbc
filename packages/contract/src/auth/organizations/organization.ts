import * as z from 'zod/mini';
import { crossFieldRule } from '../../fields/cross-field-rule.ts';
import { REQUIRED, requiredText } from '../../fields/required.ts';
import { NOTHING_SELECTED } from '../../fields/select.ts';
import { limitedText, TEXT_MAX_LENGTH } from '../../fields/text.ts';
import { webAddress } from '../../fields/web-address.ts';
import { country, state, wrongState, zipCode } from './address.ts';

/** The public fields of an organization. */
export const knownOrganization = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  state: z.nullable(z.string()),
  country: z.nullable(z.string()),
  zipCode: z.string(),
  fullAddress: z.string().check(z.describe('The address in one line.')),
});

export type KnownOrganization = z.infer<typeof knownOrganization>;

export const NOT_AGREED = 'Please agree to the terms and conditions';

export const agreement = z.literal(true, NOT_AGREED);

/** The fields of an organization's registration. */
export const organizationFields = {
  name: requiredText(TEXT_MAX_LENGTH),
  streetAddress: z._default(limitedText(), '' as never),
  city: z._default(limitedText(), '' as never),
  state: z._default(state, null),
  country: z._default(z.nullable(country), null),
  zipCode: z._default(zipCode, '' as never),
  url: z._default(webAddress, '' as never),
};

const written = z.strictObject({
  ...organizationFields,
  acceptedTerms: agreement,
  // The wizard sends lower case.
  organizationType: z.enum(['Standard', 'Individual', 'standard', 'individual'], NOTHING_SELECTED),
});

type Wrong = { path: string; message: string };

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** An organization needs an address; for a person who works alone it is optional. */
export function wrongAddress(sent: Record<string, unknown>): Wrong[] {
  if (!/^standard$/i.test(String(sent.organizationType))) return [];
  const missing = (['streetAddress', 'city', 'zipCode'] as const)
    .filter((path) => isBlank(sent[path]))
    .map((path) => ({ path, message: REQUIRED }));
  if (isBlank(sent.country)) return [...missing, { path: 'country', message: NOTHING_SELECTED }];
  return [...missing, ...wrongState(sent)];
}

export const newOrganization = crossFieldRule(written, wrongAddress);

export type NewOrganization = z.output<typeof newOrganization>;
