import { randomUUID } from 'node:crypto';
import { EMAIL, IN_PERSON } from '@hub/contract/catalogs/delivery-methods';
import type { Administration } from '@hub/contract/core/administrations/administration';
import {
  listAdministrations,
  readAdministration,
  sendAdministrations,
  withdrawAdministration,
} from '@hub/contract/core/administrations/administrations';
import { createCase } from '@hub/contract/core/cases/cases';
import { createClient } from '@hub/contract/core/clients/clients';
import { todayIn } from '@hub/contract/dates/today';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { tryTransition } from '../src/features/assessments/transition.ts';
import { grant } from '../src/features/licenses/ledger/grant.ts';
import { verifyLedger } from '../src/features/licenses/ledger/verify-ledger.ts';
import { auditOf } from './audit-of.ts';
import { call } from './call.ts';
import { referral } from './case-hub.ts';
import { changeForm } from './change-form.ts';
import { imogen, odo, type Sent } from './client-hub.ts';
import { findDemoAccount, inLedger, placesOf } from './ledger.ts';
import { startTestHub, type TestHub } from './test-hub.ts';

const people = ['practitioner', 'second', 'manager', 'school'] as const;
type Person = (typeof people)[number];

/** The parameters of calls about a case. */
export type Battery = { caseId: string; batteryId: string; clientId: string; contactId: string };

/** Today in Lakeside. */
export const today = () => todayIn('America/Chicago', new Date());
export const dayIn = (days: number) =>
  new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);

const mother = { ...odo, firstName: 'Odile', email: 'odile@demo.test' };

/** A form that is mailed to the mother of the record, due in ten days. */
export const toMother = ({ contactId }: Battery, fields: object = {}) => ({
  formId: 'lbs-2-parent',
  respondent: { kind: 'contact', contactId },
  delivery: EMAIL,
  language: 'en',
  dueOn: dayIn(10),
  ...fields,
});
export const toClient = (fields: object = {}) => ({
  formId: 'lmc-self',
  respondent: { kind: 'client' },
  delivery: IN_PERSON,
  language: 'en',
  dueOn: dayIn(10),
  ...fields,
});
export const toOneself = (fields: object = {}) => ({
  formId: 'lco-observer',
  respondent: { kind: 'practitioner' },
  delivery: IN_PERSON,
  language: 'en',
  dueOn: dayIn(10),
  ...fields,
});

/** A hub with the people of Lakeside signed in. Verifies the ledger at the end. */
export function useAssessmentHub(environment: Record<string, string> = {}) {
  let hub: TestHub;
  const tokens = {} as Record<Person, string>;

  beforeAll(async () => {
    hub = await startTestHub({ environment });
    for (const person of people) tokens[person] = await hub.signIn(`${person}@demo.test`);
  });
  afterAll(async () => {
    const differences = await verifyLedger(hub.database.system);
    await hub.close();
    expect(differences, 'the ledger is sound').toEqual([]);
  });

  const as = (person: Person, endpoint: AnyEndpoint, sent: Sent = {}) =>
    call(hub, endpoint, { ...sent, token: tokens[person] });
  const callIt = (endpoint: AnyEndpoint, sent?: Sent) => as('practitioner', endpoint, sent);

  /** Opens a case for a new client, who has a mother with an email. */
  async function open(client: object = {}): Promise<Battery> {
    const added = await callIt(createClient, { body: { ...imogen, contacts: [mother], ...client } });
    if (added.status !== 201) throw new Error(`adding a client answered ${added.status}`);
    const { body } = await callIt(createCase, { body: { clientId: added.body.id, ...referral } });
    const contact = await hub.database.system
      .selectFrom('client_contacts')
      .select('id')
      .where('client_id', '=', added.body.id)
      .executeTakeFirst();
    return {
      caseId: body.id,
      batteryId: body.batteryId,
      clientId: added.body.id,
      contactId: contact?.id ?? '',
    };
  }

  const trySend = (battery: Battery, items: object[], more: object = {}, key: string = randomUUID()) =>
    callIt(sendAdministrations, {
      params: battery,
      body: { items, ...more },
      headers: { 'idempotency-key': key },
    });

  async function send(battery: Battery, ...items: object[]): Promise<Administration[]> {
    const { status, body } = await trySend(battery, items);
    if (status !== 201) throw new Error(`sending answered ${status}: ${JSON.stringify(body)}`);
    return body.items;
  }

  const read = async (battery: Battery, id: string) =>
    (await callIt(readAdministration, { params: { ...battery, id } })).body;

  async function findFeature(formId: string) {
    const { system } = hub.database;
    const { id: featureId } = await system
      .selectFrom('product_features')
      .select('id')
      .where('form_id', '=', formId)
      .executeTakeFirstOrThrow();
    return { featureId, clerk: { ...(await findDemoAccount(system)), today: today() } };
  }

  return {
    get hub() {
      return hub;
    },
    tokens,
    as,
    call: callIt,
    open,
    trySend,
    send,
    read,
    list: async (battery: Battery): Promise<Administration[]> =>
      (await callIt(listAdministrations, { params: battery })).body.items,
    withdraw: (battery: Battery, { id, respondent }: Administration, query = '') =>
      callIt(withdrawAdministration, {
        params: { ...battery, id, respondentId: respondent.id },
        query,
      }),
    /** Saves answers as the hub saves those of a respondent. */
    answer: async (id: string, given: Record<string, unknown>) => {
      const { system } = hub.database;
      const device = randomUUID();
      const { rows } = await sql<{ last: number; organization: string }>`
        select coalesce(max(answers.revision), 0) as last, administrations.organization_id as organization
        from administrations left join answers on answers.administration_id = administrations.id
        where administrations.id = ${id} group by 2
      `.execute(system);
      const { last = 0, organization = '' } = rows[0] ?? {};
      for (const [index, [item, value]] of Object.entries(given).entries()) {
        await sql`
          insert into answers (organization_id, administration_id, revision, device, number, seen, item, value)
          values (${organization}, ${id}, ${last + index + 1}, ${device}, ${index + 1}, ${last + index}, ${item},
            ${value === null ? null : JSON.stringify(value)}::jsonb)
        `.execute(system);
      }
      await tryTransition(system, { organizationId: organization, administrationId: id }, 'first-answer');
      await system
        .updateTable('administrations')
        .set({ first_answer_at: sql`coalesce(first_answer_at, now())` })
        .where('id', '=', id)
        .execute();
    },
    setState: (id: string, columns: Record<string, unknown>) => changeForm(hub.database, id, columns),
    /** Grants uses without an end to the practitioner's own holding. */
    grantOwn: async (formId: string, quantity: number) => {
      const { clerk, featureId } = await findFeature(formId);
      const lot = { featureId, quantity, source: 'grant', accountId: clerk.accountId } as const;
      await inLedger(hub.database, (db) => grant(db, clerk, lot));
    },
    /** The balances of a form, in the practitioner's holdings and in the pool. */
    usesOf: async (formId: string) => {
      const { system } = hub.database;
      const { clerk, featureId } = await findFeature(formId);
      const { accountId } = clerk;
      return {
        own: await placesOf(system, clerk, featureId, accountId),
        pool: await placesOf(system, clerk, featureId, null),
      };
    },
    /** The queued and delivered mails to an address, the newest first. */
    mailsTo: async (address: string) => (await hub.mails()).filter(({ to }) => to === address),
    auditOf: (answer: { headers: Headers }) => auditOf(hub, answer),
    setTraining: (highest_degree_id: number | null, licensed: boolean) =>
      hub.database.system
        .updateTable('users')
        .set({ highest_degree_id, licensed })
        .where('email', '=', 'practitioner@demo.test')
        .execute(),
  };
}
