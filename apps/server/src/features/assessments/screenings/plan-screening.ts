import { EMAIL } from '@hub/contract/catalogs/delivery-methods';
import type { LeftOutReason, PlannedScreening } from '@hub/contract/core/screenings/screening';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { owns } from '../../../db/access.ts';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';
import { organizationDay } from '../../../http/reader-day.ts';
import { findConsentRule, findGivenConsents } from '../../consents/carry-consent.ts';
import { findOffered, fitOf, type OfferedForm } from '../givable-forms.ts';
import { dueDateFault } from '../new-administration-rules.ts';
import type { Person } from '../respondent-repository.ts';

/** Mother, father, their partners and a guardian. */
const PARENTS = [1, 2, 3, 4, 5];

type Client = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  date_of_birth: CalendarDay;
};
type Contact = { id: string; client_id: string; first_name: string; last_name: string; email: string };

type GivenConsents = Awaited<ReturnType<typeof findGivenConsents>>;

export type Included = {
  client: Client;
  person: Person;
  /** The consent given in another case, if any. */
  consent: ReturnType<GivenConsents['get']>;
};
export type LeftOut = { client: Client; reason: LeftOutReason };
export type ScreeningPlan = { form: OfferedForm; included: Included[]; leftOut: LeftOut[] };

/** Who gets the form and who is left out. Throws when the form itself cannot be sent. */
export async function planScreening(scope: Scope, planned: PlannedScreening): Promise<ScreeningPlan> {
  const form = await requireForm(scope, planned);
  const clients = await requireClients(scope, planned.clientIds);
  const parents = await findParents(scope, planned.clientIds);
  const out = await findClientsWithFormOut(scope, planned);
  const consents = await findGivenConsents(scope, planned.clientIds);
  const isConsentNeeded = (await findConsentRule(scope)) === 'refuses';
  const today = organizationDay(scope.timeZone);
  const plan: ScreeningPlan = { form, included: [], leftOut: [] };
  for (const client of clients) {
    const { refusal, latestDueOn } = fitOf({ ...form, endsOn: null }, client.date_of_birth, today);
    const found = respondentOf(planned, client, parents.get(client.id) ?? []);
    const reason =
      refusal ??
      (latestDueOn && planned.dueOn > latestDueOn ? 'outgrows-it' : undefined) ??
      (out.has(client.id) ? 'form-out' : undefined) ??
      (isConsentNeeded && !consents.has(client.id) ? 'no-consent' : undefined) ??
      (typeof found === 'string' ? found : undefined);
    if (reason) plan.leftOut.push({ client, reason });
    else if (typeof found !== 'string')
      plan.included.push({ client, person: found, consent: consents.get(client.id) });
  }
  return plan;
}

const ROLES: Record<PlannedScreening['answeredBy']['rule'], readonly OfferedForm['role'][]> = {
  client: ['self'],
  'first-parent': ['parent'],
  'same-person': ['parent', 'teacher'],
};

async function requireForm(scope: Scope, { formId, ...planned }: PlannedScreening): Promise<OfferedForm> {
  const form = (await findOffered(scope)).find((one) => one.formId === formId);
  const refuse = (path: string, message: string) => {
    throw new Problem('form-refused', { errors: [{ path, message }] });
  };
  if (!form) return refuse('formId', 'There is no such form');
  if (!form.qualification.isMet) {
    throw new Problem('not-qualified', { detail: form.qualification.reason ?? '' });
  }
  if (!ROLES[planned.answeredBy.rule].includes(form.role)) {
    refuse('answeredBy', 'This form is for somebody else to answer');
  }
  if (!form.languages.includes(planned.language)) {
    refuse('language', 'The form is not there in this language');
  }
  const fault = dueDateFault(planned.dueOn, organizationDay(scope.timeZone), null);
  if (fault) refuse('dueOn', fault);
  return form;
}

/** Locks the caller's own clients until the call is done, sorted by name. */
async function requireClients(scope: Scope, ids: readonly string[]): Promise<Client[]> {
  const wanted = [...new Set(ids)];
  const clients = await scope.db
    .selectFrom('clients')
    .select(['id', 'first_name', 'last_name', 'email', 'date_of_birth'])
    .where(owns(scope, 'clients'))
    .where('id', 'in', wanted)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  if (clients.length < wanted.length) throw new Problem('not-found');
  const nameOf = ({ first_name, last_name }: Client) => `${last_name} ${first_name}`;
  return clients.sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

async function findParents({ db, organizationId }: Scope, clientIds: readonly string[]) {
  const contacts: Contact[] = await db
    .selectFrom('client_contacts')
    .select(['id', 'client_id', 'first_name', 'last_name', 'email'])
    .where('organization_id', '=', organizationId)
    .where('client_id', 'in', [...clientIds])
    .where('relationship_id', 'in', PARENTS)
    .where('no_contact', '=', false)
    .orderBy('position')
    .execute();
  const ofClients = new Map<string, Contact[]>();
  for (const contact of contacts) {
    ofClients.set(contact.client_id, [...(ofClients.get(contact.client_id) ?? []), contact]);
  }
  return ofClients;
}

async function findClientsWithFormOut(
  { db, organizationId }: Scope,
  { clientIds, formId }: PlannedScreening,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('administrations')
    .select('client_id')
    .where('organization_id', '=', organizationId)
    .where('client_id', 'in', [...clientIds])
    .where('form_id', '=', formId)
    .where('is_out', '=', true)
    .execute();
  return new Set(rows.map(({ client_id }) => client_id));
}

/** The respondent for a client by the chosen rule, or why nobody can answer. */
function respondentOf(
  { answeredBy, delivery }: PlannedScreening,
  client: Client,
  parents: readonly Contact[],
): Person | LeftOutReason {
  const isMailed = delivery === EMAIL;
  const named = (row: { first_name: string; last_name: string; email: string }) => ({
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
  });
  switch (answeredBy.rule) {
    case 'client':
      if (isMailed && !client.email) return 'no-email';
      return { kind: 'client', contactId: null, ...named(client) };
    case 'first-parent': {
      const parent = isMailed ? parents.find(({ email }) => email) : parents[0];
      if (parent) return { kind: 'contact', contactId: parent.id, ...named(parent) };
      return parents.length > 0 ? 'no-parent-email' : 'no-parent';
    }
    case 'same-person': {
      const { firstName, lastName, email } = answeredBy;
      return { kind: 'other', contactId: null, firstName, lastName, email };
    }
  }
}
