import { createClient } from '@hub/contract/core/clients/clients';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { afterAll, beforeAll } from 'vitest';
import { auditOf } from './audit-of.ts';
import { call } from './call.ts';
import { startTestHub, type TestHub } from './test-hub.ts';

export const imogen = { firstName: 'Imogen', lastName: 'Fernsby', dateOfBirth: '2014-05-17' };
export const odo = { firstName: 'Odo', lastName: 'Fernsby', relationshipToClientProfileId: 2 };

export type Sent = Omit<NonNullable<Parameters<typeof call>[2]>, 'token'>;

/** A hub with a practitioner who has no clients yet, and a colleague, both signed in. */
export function useClientHub() {
  let hub: TestHub;
  const tokens = { practitioner: '', colleague: '' };

  beforeAll(async () => {
    hub = await startTestHub();
    tokens.practitioner = await hub.signIn('manager@demo.test');
    tokens.colleague = await hub.signIn('second@demo.test');
  });
  afterAll(() => hub.close());

  const as =
    (token: string) =>
    (endpoint: AnyEndpoint, sent: Sent = {}) =>
      call(hub, endpoint, { ...sent, token });

  return {
    tokens,
    get hub() {
      return hub;
    },
    call: (endpoint: AnyEndpoint, sent?: Sent) => as(tokens.practitioner)(endpoint, sent),
    callAsColleague: (endpoint: AnyEndpoint, sent?: Sent) => as(tokens.colleague)(endpoint, sent),
    /** Adds a client and returns the server's answer. */
    add: async (client: object = {}) => {
      const { status, body } = await as(tokens.practitioner)(createClient, {
        body: { ...imogen, ...client },
      });
      if (status !== 201) throw new Error(`adding a client answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    auditOf: (answer: { headers: Headers }) => auditOf(hub, answer),
    count: async (table: 'clients' | 'client_contacts' | 'client_comments' | 'cases') => {
      const { rows } = await hub.database.pool.query(`select count(*)::integer as count from ${table}`);
      return rows[0].count as number;
    },
  };
}

export const refusal = ({ status, body }: { status: number; body: { code?: string; errors?: unknown } }) => [
  status,
  body.code,
  ...(body.errors ? [body.errors] : []),
];
