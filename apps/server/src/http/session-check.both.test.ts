import { ADMIN, PRACTITIONER } from '@hub/contract/catalogs/roles';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { countNotes, readNote } from '../../test/probe.ts';
import { useProbeHub } from '../../test/probe-hub.ts';

const probe = useProbeHub();

test('a session that was ended is refused on the next call', async () => {
  const token = await probe.hub.signIn('second@demo.test');
  expect((await probe.create('alive', {}, token)).status).toBe(201);
  await sql`update sessions set ended_at = now() where user_id = (select id from users where email = 'second@demo.test')`.execute(
    probe.hub.database.system,
  );
  expect((await probe.create('dead', {}, token)).status).toBe(401);
});

test.each(['Inactive', 'Removed', 'Denied', 'PendingOrgApproval'])(
  'an account that became %s is refused on the next call',
  async (status) => {
    const token = await probe.hub.signIn('school@demo.test');
    const become = (value: string) =>
      sql`update accounts set status = ${value}
        where user_id = (select id from users where email = 'school@demo.test')`.execute(
        probe.hub.database.system,
      );
    await become(status);
    expect((await probe.create('refused', {}, token)).status).toBe(401);
    await become('Active');
    expect((await probe.create('allowed', {}, token)).status).toBe(201);
  },
);

describe('a read after other reads of its session', () => {
  const change = (statement: RawBuilder<unknown>) => statement.execute(probe.hub.database.system);

  test('is refused when the session was ended, and finds nothing of what it was', async () => {
    const token = await probe.hub.signIn('second@demo.test');
    const { body } = await probe.create('read ahead', {}, token);
    const read = () => call(probe.hub, readNote, { token, params: { id: body.id } });
    expect([(await read()).status, (await read()).status]).toEqual([200, 200]);
    await change(sql`update sessions set ended_at = now()
      where user_id = (select id from users where email = 'second@demo.test')`);
    const refused = await read();
    expect([refused.status, refused.body.code]).toEqual([401, 'not-signed-in']);
    expect(await probe.auditOf(refused)).toEqual([]);
  });

  test('goes by the role that the account has now, each time', async () => {
    const become = (role: number) =>
      change(sql`update accounts set role_id = ${role}
        where user_id = (select id from users where email = 'manager@demo.test')`);
    const token = await probe.hub.signIn('manager@demo.test');
    const count = async () => (await call(probe.hub, countNotes, { token })).status;
    expect([await count(), await count()]).toEqual([200, 200]);
    await become(PRACTITIONER);
    expect([await count(), await count()]).toEqual([403, 403]);
    await become(ADMIN);
    expect([await count(), await count()]).toEqual([200, 200]);
  });

  test('that fails leaves the session as it was', async () => {
    const token = await probe.hub.signIn('practitioner@demo.test');
    const { body } = await probe.create('read after', {}, token);
    const read = async (id: string) => (await call(probe.hub, readNote, { token, params: { id } })).status;
    expect(await read(body.id)).toBe(200);
    expect(await read(crypto.randomUUID())).toBe(404);
    expect(await read('no id')).toBe(400);
    expect(await read(body.id)).toBe(200);
  });

  test('leaves one entry on the trail, of the session as it is', async () => {
    const token = await probe.hub.signIn('practitioner@demo.test');
    const { body } = await probe.create('read on the trail', {}, token);
    const read = () => call(probe.hub, readNote, { token, params: { id: body.id } });
    await read();
    expect(await probe.auditOf(await read())).toHaveLength(1);
  });
});
