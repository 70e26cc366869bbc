import { labelOf } from '@hub/contract/catalogs/catalog';
import { profileRelationships } from '@hub/contract/catalogs/relationships';
import type { GivableForm, GivableForms } from '@hub/contract/core/administrations/givable-forms';
import { DUE_AFTER_BUSINESS_DAYS } from '@hub/contract/core/administrations/new-administrations';
import { addDays, type CalendarDay } from '@hub/contract/dates/calendar-day';
import { hintDate } from '@hub/contract/dates/hint-date';
import { ageInMonths } from '@hub/instrument/age-in-months';
import type { Scope } from '../../db/request-scope.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { requireClient } from '../clients/client-access.ts';
import { findContacts } from '../clients/contact-repository.ts';
import { findConsentToAssess } from '../consents/consent-to-assess.ts';
import { findPublishedForms } from '../instruments/form-repository.ts';
import { findTraining, qualificationOf } from '../library/qualification.ts';
import { DAYS_AFTER_END } from '../licenses/ledger/settle.ts';
import { findDrawableUses } from '../licenses/license-list.ts';
import { type BatteryParams, requireBattery } from './administration-access.ts';
import { earlier, lastDayWithin } from './form-ages.ts';
import { languageTag } from './language-tags.ts';
import { findRespondents, presentRespondent } from './respondent-repository.ts';

/** The data that "Add assessments" shows first. */
export async function listGivable(scope: Scope, params: BatteryParams): Promise<GivableForms> {
  const { id: caseId, client_id } = await requireBattery(scope, params);
  const client = await requireClient(scope, client_id);
  const today = organizationDay(scope.timeZone);
  const [forms, contacts, respondents] = [
    await findGivable(scope, { caseId, dateOfBirth: client.date_of_birth, today }),
    await findContacts(scope, client_id),
    await findRespondents(scope, caseId),
  ];
  return {
    forms: forms.map(({ version, ...form }) => form),
    people: [
      {
        kind: 'client',
        contactId: null,
        firstName: client.first_name,
        lastName: client.last_name,
        email: client.email,
        relationship: '',
        language: languageTag(client.primary_language_id),
        noContact: false,
        mayDecide: false,
      },
      ...contacts.map((contact) => ({
        kind: 'contact' as const,
        contactId: contact.id,
        firstName: contact.first_name,
        lastName: contact.last_name,
        email: contact.email,
        relationship: labelOf(profileRelationships, contact.relationship_id) ?? '',
        language: languageTag(contact.primary_language_id),
        noContact: contact.no_contact,
        mayDecide: contact.may_decide,
      })),
    ],
    respondents: respondents.filter(({ kind }) => kind === 'other').map(presentRespondent),
    dueOn: hintDate(today, DUE_AFTER_BUSINESS_DAYS),
    clientAgeMonths: ageInMonths(client.date_of_birth, today),
    consent: await findConsentToAssess(scope, caseId),
  };
}

type For = { caseId: string; dateOfBirth: CalendarDay; today: CalendarDay };

/** A form with the version to send. */
export type VersionedForm = GivableForm & { version: string };

/** Every form of the library, with the reasons why it cannot be sent to this client. */
export async function findGivable(
  scope: Scope,
  { caseId, dateOfBirth, today }: For,
): Promise<VersionedForm[]> {
  const out = await findFormsOut(scope, caseId);
  return (await findOffered(scope)).map(({ endsOn, ...form }): VersionedForm => {
    const { refusal, latestDueOn } = fitOf({ ...form, endsOn }, dateOfBirth, today);
    return {
      ...form,
      latestDueOn,
      refusal:
        refusal ??
        (form.qualification.isMet ? null : 'not-qualified') ??
        (form.usesLeft > 0 ? null : 'no-use-left'),
      isOut: out.has(form.formId),
    };
  });
}

/** A form as offered to the caller, independent of the client. */
export type OfferedForm = Omit<VersionedForm, 'latestDueOn' | 'refusal' | 'isOut'> & {
  /** The last day of the available uses; null when they do not end. */
  endsOn: CalendarDay | null;
};

/** Every form of the library, with the caller's uses and qualification for it. */
export async function findOffered(scope: Scope): Promise<OfferedForm[]> {
  const training = await findTraining(scope);
  const uses = new Map(
    (await findDrawableUses(scope.db, scope)).map(({ featureId, ...rest }) => [featureId, rest]),
  );
  return (await findPublishedForms(scope.db)).map(
    ({ qualificationLevel, fromMonths, toMonths, ...form }) => ({
      ...form,
      ageMonths: { from: fromMonths, to: toMonths },
      usesLeft: uses.get(form.featureId)?.left ?? 0,
      endsOn: uses.get(form.featureId)?.endsOn ?? null,
      qualification: qualificationOf(qualificationLevel, training),
    }),
  );
}

/** Whether the client's age fits a form, and until when. */
export function fitOf(
  { ageMonths, endsOn }: Pick<OfferedForm, 'ageMonths' | 'endsOn'>,
  dateOfBirth: CalendarDay,
  today: CalendarDay,
) {
  return {
    refusal: ageRefusal(ageInMonths(dateOfBirth, today), ageMonths.from, ageMonths.to),
    latestDueOn: earlier(lastDayWithin(dateOfBirth, ageMonths.to), endsOn && addDays(endsOn, DAYS_AFTER_END)),
  };
}

function ageRefusal(age: number, from: number, to: number): 'too-young' | 'too-old' | null {
  if (age < from) return 'too-young';
  return age > to ? 'too-old' : null;
}

async function findFormsOut({ db, organizationId }: Scope, caseId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('administrations')
    .select('form_id')
    .where('organization_id', '=', organizationId)
    .where('case_id', '=', caseId)
    .where('is_out', '=', true)
    .execute();
  return new Set(rows.map(({ form_id }) => form_id));
}
