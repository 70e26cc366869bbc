import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../db/request-scope.ts';
import { organizationDay } from '../../http/reader-day.ts';
import type { DeliveredHook } from '../../mail/delivered-mail.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { formRequestMail } from '../../mail/templates/form-request.ts';
import type { UndeliveredHook } from '../../mail/undelivered-mail.ts';
import type { FormLinkKeys } from '../../security/secrets.ts';
import { recordEvent } from './events.ts';
import { addressOf } from './form-links.ts';
import { planReminders } from './reminders/reminder-plan.ts';
import { shortName } from './short-name.ts';

/** The dependencies of sending links. */
export type FormPost = { keys: FormLinkKeys; sendMail: SendMail; publicUrl: URL };

type Linked = { id: string; secret: string };
type Letter = {
  to: string;
  /** In the order of the list; the link opens the first. */
  forms: readonly [Linked, ...Linked[]];
};

/** The practitioner who sends the mail. */
type Sender = Pick<Scope, 'db' | 'organizationId' | 'accountId' | 'userId' | 'timeZone' | 'at'>;

/**
 * Writes one mail with one link for the forms of one person. The forms share the delivery state of the mail, and
 * reminders are planned from it.
 */
export async function mailForms(
  scope: Sender,
  { sendMail, publicUrl }: FormPost,
  { to, forms }: Letter,
): Promise<void> {
  const { db, organizationId, accountId } = scope;
  // Events with the same time would have no order on the timeline.
  const at = scope.at && new Date(scope.at.getTime() + 1000);
  const [first] = forms;
  const ids = forms.map(({ id }) => id);
  const mailed = await findMailedForms(scope, ids);
  const [lead] = mailed;
  if (!lead) throw new Error('a mail is about at least one form');
  const mailId = randomUUID();
  await sendMail(db, {
    to,
    about: { kind: FORM_MAIL, id: mailId },
    ...formRequestMail({
      language: lead.language,
      practitioner: lead.practitioner,
      organization: lead.organization,
      ...describeForms(mailed),
      link: addressOf(publicUrl, first.id, first.secret),
    }),
  });
  await db
    .updateTable('administrations')
    .set({
      mail_id: mailId,
      mail_state: 'written',
      mail_at: at ?? sql`now()`,
      mail_reason: '',
      mailed_at: at ?? sql`now()`,
    })
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
  await planReminders(db, { organizationId, ids, today: organizationDay(scope.timeZone) });
  for (const administrationId of ids) {
    await recordEvent(
      db,
      { organizationId, administrationId },
      { kind: 'mail-written', accountId, detail: to, at },
    );
  }
}

/** Names the client once if all forms are about the same one, otherwise with each form. */
function describeForms(mailed: readonly MailedForm[]) {
  const clients = new Set(mailed.map(({ clientId }) => clientId));
  const nameOf = (form: MailedForm) => (form.role === 'self' ? null : shortName(form, form.namesClientBy));
  const [lead] = mailed;
  const isAboutOneClient = clients.size === 1;
  return {
    about: lead && isAboutOneClient ? nameOf(lead) : null,
    forms: mailed.map((form) => ({
      name: [isAboutOneClient ? null : nameOf(form), form.product, form.names[form.language] ?? form.names.en]
        .filter(Boolean)
        .join(', '),
      minutes: form.minutes,
      dueOn: form.dueOn,
    })),
  };
}

type MailedForm = {
  clientId: string;
  language: string;
  role: string;
  namesClientBy: 'first-name' | 'initials';
  dueOn: string;
  minutes: number;
  product: string;
  names: Record<string, string>;
  firstName: string;
  lastName: string;
  organization: string;
  practitioner: string;
};

/** The details that a mail gives about forms, in the order of the ids. */
async function findMailedForms(
  { db, organizationId, userId }: Sender,
  ids: readonly string[],
): Promise<MailedForm[]> {
  const { rows } = await sql<MailedForm>`
    select administration.language, administration.role, administration.names_client_by as "namesClientBy",
      administration.due_on as "dueOn", form.minutes, form.content -> 'name' as names,
      product.name as product,
      client.id as "clientId", client.first_name as "firstName", client.last_name as "lastName", organization.name as organization,
      practitioner.first_name || ' ' || practitioner.last_name as practitioner
    from administrations administration
    join instrument_forms form
      on form.form_id = administration.form_id and form.version = administration.instrument_version
    join product_features feature on feature.id = administration.feature_id
    join products product on product.id = feature.product_id
    join clients client
      on client.organization_id = administration.organization_id and client.id = administration.client_id
    join organizations organization on organization.id = administration.organization_id
    join users practitioner on practitioner.id = ${userId}
    where administration.organization_id = ${organizationId} and administration.id = any(${[...ids]}::uuid[])
    order by array_position(${[...ids]}::uuid[], administration.id)
  `.execute(db);
  return rows;
}

/**
 * The kind of record that a form mail is about for the delivery hooks. Its id is the id of the mail, which its forms
 * store.
 */
const FORM_MAIL = 'form mail';

export const formMailDelivered: DeliveredHook = {
  kind: FORM_MAIL,
  notify: (db, mailId) => recordMail(db, mailId, { state: 'accepted' }),
};

export const formMailUndelivered: UndeliveredHook = {
  kind: FORM_MAIL,
  notify: (db, mailId, reason) => recordMail(db, mailId, { state: 'refused', reason }),
};

type MailNews = { state: 'accepted' } | { state: 'refused'; reason: unknown };

/**
 * Records the delivery state of a mail. A mail that was replaced by a newer one has no forms any more. `at` is set for
 * the demonstration only.
 */
export async function recordMail(db: Db, mailId: string, news: MailNews, at?: Date): Promise<void> {
  const { state } = news;
  const detail = news.state === 'refused' ? inWords(news.reason) : '';
  const forms = await db
    .updateTable('administrations')
    .set({ mail_state: state, mail_at: at ?? sql`now()`, mail_reason: detail })
    .where('mail_id', '=', mailId)
    .where('mail_state', '<>', state)
    .returning(['organization_id as organizationId', 'id as administrationId'])
    .execute();
  for (const form of forms) {
    await recordEvent(db, form, { kind: `mail-${state}`, detail, at });
  }
}

const MEANINGS: readonly (readonly [status: RegExp, meaning: string])[] = [
  [/^5\.1\./, 'There is no such address.'],
  [/^[45]\.2\.2/, 'The mailbox is full.'],
  [/^5\.2\./, 'The mailbox does not take mail.'],
];

type Refusal = { facts?: { responseCode?: number; status?: string } };

/** The reason in words for a practitioner. The mail server's own words may quote the address and are not stored. */
function inWords(reason: unknown): string {
  const { responseCode, status = '' } = (reason as Refusal | null)?.facts ?? {};
  if (!responseCode) return 'The mail server could not be reached.';
  const meaning = MEANINGS.find(([pattern]) => pattern.test(status))?.[1] ?? 'The mail server refused it.';
  return `${meaning} (${[responseCode, status].filter(Boolean).join(' ')})`;
}
