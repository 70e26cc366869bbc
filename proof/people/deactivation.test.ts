import { setTimeout as delay } from 'node:timers/promises';
import { deactivateMember, enableMember } from '@hub/contract/auth/management/members';
import { updateProfile } from '@hub/contract/auth/users/own-profile';
import { createClient } from '@hub/contract/core/clients/clients';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { callSignIn } from '../faults/calls.ts';
import { printFigures } from '../print-figures.ts';
import { type PeopleHub, startPeopleHub } from './people-hub.ts';

const ROUNDS = count(2, 20);
const CALLERS = 64;
const MEMBER = 'second@demo.test';
const CLIENT = { firstName: 'Imogen', lastName: 'Fernsby', dateOfBirth: '2014-05-17' };
const PROFILE = {
  firstName: 'Noor',
  lastName: 'Second',
  businessPhone: '',
  homePhone: '',
  mobilePhone: '',
  organizationTitle: '',
  organizationRole: '',
  professionFieldId: null,
  highestDegreeId: null,
  receiveAdvertising: false,
};

describe.runIf(findPostgresBinaries())('deactivating somebody whose calls are running', TRIED_ONCE, () => {
  let hub: PeopleHub;
  let manager: string;
  let id: string;

  beforeAll(async () => {
    hub = await startPeopleHub(2);
    manager = await hub.tokenOf('manager@demo.test');
    id = await hub.accountOf(MEMBER);
  });
  afterAll(() => hub.close());

  /** What the account has written: clients as a practitioner, a profile as a user, sessions by signing in. */
  const written = async () => {
    const [row] = await hub.query<Record<'clients' | 'entries' | 'sessions', number>>(`
      select (select count(*)::integer from clients where account_id = '${id}') as clients,
        (select count(*)::integer from audit_entries where account_id = '${id}') as entries,
        (select count(*)::integer from sessions where account_id = '${id}') as sessions`);
    return row;
  };

  test(`lets nothing of ${CALLERS} running calls in once it is answered`, async () => {
    const figures = { rounds: ROUNDS, 'done before': 0, 'refused after': 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const token = await hub.tokenOf(MEMBER);
      let isAnswered = false;
      let isOver = false;
      let lateCalls = 0;
      const callers = Array.from({ length: CALLERS }, async (_, index) => {
        while (!isOver) {
          const begunAfter = isAnswered;
          const status = await callOnce(index, token);
          if (!begunAfter && status < 300) figures['done before'] += 1;
          if (!begunAfter) continue;
          lateCalls += 1;
          expect(status).toBe(401);
          figures['refused after'] += 1;
        }
      });
      await delay(150 + ((round * 97) % 300));
      const answer = await hub.call(0, deactivateMember, { token: manager, id });
      expect(answer.status).toBe(200);
      const atTheAnswer = await written();
      isAnswered = true;
      while (lateCalls < CALLERS) await delay(20);
      isOver = true;
      await Promise.all(callers);
      expect(await written(), 'nothing was written after the answer').toEqual(atTheAnswer);
      expect((await hub.call(1, enableMember, { token: manager, id })).status).toBe(200);
    }
    expect(figures['done before']).toBeGreaterThan(0);
    printFigures('deactivated at work', { callers: CALLERS, ...figures });
  });

  /** Most add clients, some write their profile, which is done by the system on their behalf, and some sign in. */
  async function callOnce(index: number, token: string): Promise<number> {
    if (index % 16 === 1) return (await hub.call(index, updateProfile, { token, body: PROFILE })).status;
    if (index % 16 === 2) {
      const answer = await callSignIn(hub.urlOf(index), MEMBER);
      await answer.arrayBuffer();
      return answer.status === 403 ? 401 : answer.status;
    }
    return (await hub.call(index, createClient, { token, body: CLIENT })).status;
  }
});
