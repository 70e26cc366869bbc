import { setTimeout as delay } from 'node:timers/promises';
import { endOtherSessions } from '@hub/contract/auth/users/sessions';
import { readClient, updateClient } from '@hub/contract/core/clients/clients';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { imogen, refusal, useClientHub } from '../../test/client-hub.ts';

const hub = useClientHub();

/** Locks a row on another connection, as another instance's call would, until the returned function is called. */
async function holdClient(id: string): Promise<() => Promise<void>> {
  const client = new pg.Client(hub.hub.environment.DATABASE_URL);
  await client.connect();
  await client.query('set role hub_system; begin');
  await client.query('select 1 from clients where id = $1 for update', [id]);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

// All connections to the embedded database share one session, so nobody waits for a lock there.
describe.runIf(process.env.TEST_DATABASE === 'postgres')('on a server', () => {
  const change = (id: string, firstName: string) =>
    hub.call(updateClient, { params: { id }, body: { ...imogen, firstName, version: 1 } });

  test('a change waits for a lock that is let go soon', async () => {
    const { id } = await hub.add();
    const letGo = await holdClient(id);
    const changed = change(id, 'Late');
    await delay(700);
    await letGo();
    expect((await changed).status).toBe(200);
    expect((await hub.call(readClient, { params: { id } })).body.firstName).toBe('Late');
  });

  test('a change that meets a lock for too long is 503, can be tried again, and has changed nothing', async () => {
    const { id } = await hub.add();
    const letGo = await holdClient(id);
    const answer = await change(id, 'Never');
    expect(refusal(answer)).toEqual([503, 'database-busy']);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect((await hub.call(readClient, { params: { id } })).body, 'reading never waits').toMatchObject({
      firstName: imogen.firstName,
      version: 1,
    });
    await letGo();
    expect((await change(id, 'Again')).status).toBe(200);
  });

  test('once a session is ended, nothing of a call that was running is committed', async () => {
    const { id } = await hub.add();
    const other = await hub.hub.signIn('manager@demo.test');
    const letGo = await holdClient(id);
    const running = change(id, 'Before the end');
    await delay(100);
    const ending = fetch(`${hub.hub.url}${endOtherSessions.path}`, {
      method: endOtherSessions.method,
      headers: { authorization: `Bearer ${other}` },
    });
    await delay(300);
    await letGo();
    const storedName = async () =>
      (await hub.hub.database.pool.query('select first_name from clients where id = $1', [id])).rows[0]
        .first_name;
    expect((await ending).status).toBe(204);
    const nameAtTheEnd = await storedName();
    const { status } = await running;
    expect([200, 401]).toContain(status);
    expect(await storedName()).toBe(nameAtTheEnd);
    expect(nameAtTheEnd).toBe(status === 200 ? 'Before the end' : imogen.firstName);
  });
});
