import * as z from 'zod/mini';
import { calendarDate } from '../../fields/calendar-date.ts';
import { name } from '../../fields/name.ts';
import { NOTHING_SELECTED } from '../../fields/select.ts';

export const consentAuthorities = ['self', 'parent', 'guardian', 'court', 'other'] as const;
export type ConsentAuthority = (typeof consentAuthorities)[number];
export const consentPurposes = ['assessment', 'sharing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
export const consentMethods = ['written', 'spoken', 'electronic'] as const;
export type ConsentMethod = (typeof consentMethods)[number];

/** The authority of anybody but the client, who consents for themself. */
const authority = z.enum(['parent', 'guardian', 'court', 'other'], NOTHING_SELECTED);

/** The person who gave the consent. */
const givenBy = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('client') }),
  z.strictObject({ kind: z.literal('contact'), contactId: z.uuid(NOTHING_SELECTED), authority }),
  z.strictObject({ kind: z.literal('other'), firstName: name, lastName: name, authority }),
]);

export const newConsent = z.strictObject({
  givenBy,
  purposes: z
    .array(z.enum(consentPurposes))
    .check(z.minLength(1, NOTHING_SELECTED), z.maxLength(consentPurposes.length)),
  method: z.enum(consentMethods, NOTHING_SELECTED),
  givenOn: calendarDate,
  untilOn: z._default(z.nullable(calendarDate), null).check(z.describe('The last day on which it counts.')),
});
export type NewConsent = z.output<typeof newConsent>;

/** The state of a consent today, in the organization's time zone. */
const consentStates = ['in-force', 'ended', 'withdrawn'] as const;

/** Why a consent has a last day. */
const endings = ['until', 'birthday'] as const;

export const consent = z.strictObject({
  id: z.uuid(),
  givenBy: z.enum(['client', 'contact', 'other']),
  firstName: z.string(),
  lastName: z.string(),
  authority: z.enum(consentAuthorities),
  purposes: z.array(z.enum(consentPurposes)),
  method: z.enum(consentMethods),
  givenOn: z.iso.date(),
  endsOn: z
    .nullable(z.iso.date())
    .check(z.describe('The last day on which it counts: as it was given, or before the client turns 18.')),
  endsBecause: z.nullable(z.enum(endings)),
  state: z.enum(consentStates),
  created: z.iso.datetime(),
  createdByName: z.string(),
  withdrawn: z.nullable(z.iso.datetime()),
  withdrawalReason: z.string(),
  canWithdraw: z.boolean(),
});
export type Consent = z.infer<typeof consent>;

/** Whether forms may be sent in a case today. */
export const consentToAssess = z.strictObject({
  state: z.enum(['given', 'missing', 'ended', 'withdrawn']),
  endsOn: z.nullable(z.iso.date()).check(z.describe('The last day on which one is in force.')),
  endsBecause: z.nullable(z.enum(endings)),
});
export type ConsentToAssess = z.infer<typeof consentToAssess>;
