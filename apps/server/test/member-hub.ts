import { ADMIN, PRACTITIONER, type RoleId } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import { createCase } from '@hub/contract/core/cases/cases';
import { createClient } from '@hub/contract/core/clients/clients';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { LifecycleHooks } from '../src/accounts/lifecycle.ts';
import { nameValues } from '../src/accounts/user-repository.ts';
import { auditOf } from './audit-of.ts';
import { call } from './call.ts';
import { referral } from './case-hub.ts';
import { imogen, type Sent } from './client-hub.ts';
import { startTestHub, type TestHub } from './test-hub.ts';

type Person = {
  firstName?: string;
  lastName?: string;
  status?: UserStatus;
  roleId?: RoleId;
  specialization?: number;
  /** Their organization; the manager's when left out. */
  organizationId?: string;
};

export type AddedMember = { id: string; email: string; organizationId: string };

/** A hub with a manager in a new organization, to which tests add colleagues. */
export function useMemberHub(moreHooks: LifecycleHooks = {}) {
  let hub: TestHub;
  let manager: AddedMember;
  let token: string;

  async function add(person: Person = {}): Promise<AddedMember> {
    const { firstName = 'Wilma', lastName = 'Thornbury', status = 'Active', roleId = PRACTITIONER } = person;
    const organizationId = person.organizationId ?? manager.organizationId;
    const email = `member-${crypto.randomUUID().slice(0, 8)}@demo.test`;
    const db = hub.database.system;
    const user = await db
      .insertInto('users')
      .values({
        email,
        email_key: email,
        email_confirmed_at: new Date(),
        ...nameValues({ firstName, lastName }),
        professional_specialization_id: person.specialization ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into credentials (user_id, password_hash) select ${user.id}, password_hash from credentials limit 1
    `.execute(db);
    const { id } = await db
      .insertInto('accounts')
      .values({ organization_id: organizationId, user_id: user.id, role_id: roleId, status })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, email, organizationId };
  }

  /** An organization with one manager, who is signed in. */
  async function addOrganization() {
    const { id: organizationId } = await hub.database.system
      .insertInto('organizations')
      .values({
        name: 'Orchard House',
        name_key: 'orchard house',
        match_key: '',
        organization_type: 'Standard',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const added = await add({ firstName: 'Mara', lastName: 'Manager', roleId: ADMIN, organizationId });
    return { manager: added, token: await hub.signIn(added.email) };
  }

  beforeAll(async () => {
    hub = await startTestHub({ moreHooks });
    ({ manager, token } = await addOrganization());
  });
  afterAll(() => hub.close());

  const callAs = (as: string, endpoint: AnyEndpoint, sent: Sent = {}) =>
    call(hub, endpoint, { ...sent, token: as });

  async function must(as: string, endpoint: AnyEndpoint, body: object) {
    const answer = await callAs(as, endpoint, { body });
    if (answer.status !== 201) throw new Error(`${endpoint.path} answered ${answer.status}`);
    return answer.body;
  }

  return {
    get hub() {
      return hub;
    },
    get manager() {
      return manager;
    },
    add,
    addOrganization,
    call: (endpoint: AnyEndpoint, sent: Sent = {}) => callAs(token, endpoint, sent),
    callAs,
    auditOf: (answer: { headers: Headers }) => auditOf(hub, answer),
    /** Adds a client of the user with this token. */
    addClient: async (as: string, fields: object = {}): Promise<string> =>
      (await must(as, createClient, { ...imogen, ...fields })).id,
    openCase: async (as: string, clientId: string): Promise<string> =>
      (await must(as, createCase, { clientId, ...referral })).id,
    accountOf: (id: string) =>
      hub.database.system
        .selectFrom('accounts')
        .select(['status', 'role_id as roleId'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
  };
}
