import * as z from 'zod/mini';
import { optionalIdIn } from '../../catalogs/catalog.ts';
import { degrees } from '../../catalogs/degrees.ts';
import { professionalSpecializations } from '../../catalogs/professional-specializations.ts';
import { crossFieldRule } from '../../fields/cross-field-rule.ts';
import { email } from '../../fields/email.ts';
import { NAME_MAX_LENGTH, name } from '../../fields/name.ts';
import { optionalPhone } from '../../fields/phone.ts';
import { requiredText } from '../../fields/required.ts';
import { limitedText, TEXT_MAX_LENGTH } from '../../fields/text.ts';
import { webAddress } from '../../fields/web-address.ts';
import { country, state, wrongState, zipCode } from '../organizations/address.ts';

/** The fields of an address. Every part may be empty. */
export const addressFields = {
  firstName: limitedText(NAME_MAX_LENGTH),
  lastName: limitedText(NAME_MAX_LENGTH),
  phone: optionalPhone,
  streetAddress: limitedText(),
  city: limitedText(),
  state,
  county: limitedText(),
  country: z.nullable(country),
  zipCode,
};

const address = crossFieldRule(
  z.strictObject({
    ...addressFields,
    // The form sends it back from the answer; the session determines the owner.
    organizationId: z.optional(z.nullable(z.uuid())),
  }),
  (sent) => (sent.state ? wrongState(sent) : []),
);

/** The fields of one's own profile. */
export const personalFields = {
  firstName: name,
  lastName: name,
  businessPhone: optionalPhone,
  homePhone: optionalPhone,
  mobilePhone: optionalPhone,
  organizationTitle: limitedText(),
  organizationRole: limitedText(),
  professionFieldId: optionalIdIn(professionalSpecializations),
  highestDegreeId: optionalIdIn(degrees),
};

/** The fields of the organization, for a manager. */
export const organizationFacts = {
  organizationName: requiredText(TEXT_MAX_LENGTH),
  organizationUrl: webAddress,
};

export const profileUpdate = z.strictObject({
  ...personalFields,
  organizationName: z.optional(organizationFacts.organizationName),
  organizationUrl: z.optional(organizationFacts.organizationUrl),
  billingAddress: z.optional(z.nullable(address)),
  shippingAddress: z.optional(z.nullable(address)),
  receiveAdvertising: z.boolean(),
  // The form sends its whole profile. These two are changed by other calls, so they are ignored here.
  email: z.optional(email),
  password: z.optional(z.literal('', 'Change the password by its own call')),
});

export type ProfileUpdate = z.output<typeof profileUpdate>;
