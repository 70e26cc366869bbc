import { sql } from 'kysely';
import { expect, test } from 'vitest';
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
