import { EMAIL } from '@hub/contract/catalogs/delivery-methods';
import { leftOutInWords, type NewScreening } from '@hub/contract/core/screenings/screening';
import { addDays } from '@hub/contract/dates/calendar-day';
import { insertMany } from '../../../db/insert-many.ts';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';
import { organizationDay } from '../../../http/reader-day.ts';
import { createCase } from '../../cases/case-service.ts';
import { carryConsent } from '../../consents/carry-consent.ts';
import { hold } from '../../licenses/ledger/draw.ts';
import { findHeldUntil } from '../../licenses/ledger/settle.ts';
import { clerkOf } from '../../licenses/license-clerk.ts';
import { nextNumbers, numberOf } from '../administration-repository.ts';
import { followCase } from '../case-progress.ts';
import { dueDateFault } from '../new-administration-rules.ts';
import { ensureRespondent } from '../respondent-repository.ts';
import { type Included, planScreening, type ScreeningPlan } from './plan-screening.ts';

/** How long a case stays open after the due date of its form. */
const DAYS_AFTER_DUE = 90;

/**
 * Sends one form to many clients, all or none. The mails are written later from the stored rows, each once even if a
 * process dies. Returns the id.
 */
export async function createScreening(scope: Scope, request: NewScreening): Promise<string> {
  const plan = await planScreening(scope, request);
  if (plan.leftOut.length > 0) {
    const errors = plan.leftOut.map(({ client, reason }) => ({
      path: `clientIds.${request.clientIds.indexOf(client.id)}`,
      message: leftOutInWords[reason],
    }));
    throw new Problem('form-refused', { errors });
  }
  const { db, organizationId, accountId } = scope;
  const { id } = await db
    .insertInto('screenings')
    .values({
      organization_id: organizationId,
      account_id: accountId,
      name: request.name,
      form_id: plan.form.formId,
      instrument_version: plan.form.version,
      due_on: request.dueOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const given = await insertForms(scope, id, request, plan);
  await holdUses(scope, request, plan, given);
  return id;
}

type Given = { id: string; number: number; caseId: string };

async function insertForms(
  scope: Scope,
  screeningId: string,
  request: NewScreening,
  { form, included }: ScreeningPlan,
): Promise<Given[]> {
  const { organizationId, accountId } = scope;
  const numbers = await nextNumbers(scope, included.length);
  const given: Given[] = [];
  for (const [index, { client, person, consent }] of included.entries()) {
    const caseId = await openCase(scope, request, client);
    if (consent) await carryConsent(scope, caseId, consent);
    const respondentId = await ensureRespondent(scope, caseId, person, undefined);
    const number = numbers[index] ?? 0;
    const { id } = await scope.db
      .insertInto('administrations')
      .values({
        organization_id: organizationId,
        number,
        case_id: caseId,
        client_id: client.id,
        respondent_id: respondentId,
        feature_id: form.featureId,
        form_id: form.formId,
        instrument_version: form.version,
        role: form.role,
        delivery: request.delivery,
        language: request.language,
        due_on: request.dueOn,
        names_client_by: request.namesClientBy,
        sent_by: accountId,
        screening_id: screeningId,
        is_mail_due: request.delivery === EMAIL,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    given.push({ id, number, caseId });
  }
  await insertMany(
    scope.db,
    'administration_events',
    given.map(({ id }) => ({
      organization_id: organizationId,
      id: crypto.randomUUID(),
      administration_id: id,
      at: new Date(),
      kind: 'sent',
      account_id: accountId,
      detail: '',
    })),
  );
  return given;
}

/** Opens a case for each client, which the practitioner closes when the screening is done. */
async function openCase(
  scope: Scope,
  { name, dueOn }: NewScreening,
  client: Included['client'],
): Promise<string> {
  const { id } = await createCase(scope, {
    clientId: client.id,
    caseName: name,
    referralDate: organizationDay(scope.timeZone),
    expirationDate: addDays(dueOn, DAYS_AFTER_DUE),
    referredByName: '',
    referredByEmail: '',
    referralReason: { html: '', text: '' },
  });
  return id;
}

/** Called last, because the lock of the feature comes after those of clients, cases and forms. */
async function holdUses(
  scope: Scope,
  request: NewScreening,
  { form: { featureId } }: ScreeningPlan,
  given: readonly Given[],
): Promise<void> {
  const { db, organizationId, accountId } = scope;
  const clerk = clerkOf(scope);
  for (const { caseId } of given) await followCase(db, { organizationId, caseId });
  for (const { id, number } of given) {
    await hold(db, clerk, { featureId, accountId, administration: { id, number: numberOf(number) } });
    const until = await findHeldUntil(db, organizationId, id);
    const message = dueDateFault(request.dueOn, clerk.today, until);
    if (message) throw new Problem('form-refused', { errors: [{ path: 'dueOn', message }] });
  }
}
