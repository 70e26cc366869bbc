import type { Db } from '../db/database.ts';
import { addressOf, linkOf } from '../features/assessments/form-links.ts';
import { isOpen } from '../features/assessments/form-state.ts';
import type { FormLinkKeys } from '../security/secrets.ts';
import { PRINTED_RESPONDENT } from './demo-administrations.ts';
import { DEMO_PRACTITIONER } from './demo-data.ts';

/** The address of the demonstration's form for newcomers; nothing once that form is over. */
export async function findPrintedForm(
  db: Db,
  keys: FormLinkKeys,
  publicUrl: URL,
): Promise<string | undefined> {
  const form = await db
    .selectFrom('administrations as form')
    .innerJoin('respondents', (join) =>
      join
        .onRef('respondents.organization_id', '=', 'form.organization_id')
        .onRef('respondents.id', '=', 'form.respondent_id'),
    )
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.organization_id', '=', 'form.organization_id')
        .onRef('accounts.id', '=', 'form.sent_by'),
    )
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('organizations', 'organizations.id', 'form.organization_id')
    .select([
      'form.organization_id as organizationId',
      'form.id as administrationId',
      'form.state',
      'form.paused_at as pausedAt',
      'form.due_on as dueOn',
      'organizations.time_zone as timeZone',
    ])
    .where('users.email', '=', DEMO_PRACTITIONER)
    .where('respondents.email', '=', PRINTED_RESPONDENT)
    .where('form.is_out', '=', true)
    .orderBy('form.number')
    .executeTakeFirst();
  if (!form || !isOpen(form)) return undefined;
  const secret = await linkOf(db, keys, form);
  return secret && addressOf(publicUrl, form.administrationId, secret);
}
