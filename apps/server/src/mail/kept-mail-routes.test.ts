import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { basic, startTestHub, type TestHub } from '../../test/test-hub.ts';

let hub: TestHub;

beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());

const isEmbedded = () => hub.database.kind === 'embedded';
const keptMails = () => fetch(`${hub.url}/dev/mail.json`);

test('the page exists in the embedded default alone', async () => {
  expect((await keptMails()).status).toBe(isEmbedded() ? 200 : 404);
  expect((await fetch(`${hub.url}/dev/mail`)).status).toBe(isEmbedded() ? 200 : 404);
});

test('the owner of an account that was locked is told, nobody is for an unknown email', async () => {
  for (const email of ['second@demo.test', 'nobody@demo.test']) {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await fetch(`${hub.url}/auth/api/users/sign-in`, {
        method: 'POST',
        headers: { authorization: basic(email, 'wrong') },
      });
      await hub.database.pool.query('update password_attempts set not_before = now() where failures < 10');
    }
  }
  const { rows } = await hub.database.pool.query('select failures from password_attempts');
  expect(rows).toEqual([{ failures: 10 }, { failures: 10 }]);

  const { pool } = hub.database;
  await vi.waitFor(async () => {
    const left = await pool.query("select from pgboss.job where name = 'sign-in-locked'");
    expect(left.rowCount).toBe(0);
    expect(await hub.mails()).toMatchObject([
      {
        to: 'second@demo.test',
        subject: 'Sign-in to your Evaluation Hub account is locked for 15 minutes',
      },
    ]);
  }, 15_000);
  if (!isEmbedded()) return;
  const { items } = (await (await keptMails()).json()) as { items: object[] };
  expect(items).toEqual([
    {
      to: 'second@demo.test',
      subject: 'Sign-in to your Evaluation Hub account is locked for 15 minutes',
      text: expect.stringContaining('Ten wrong passwords'),
      html: expect.stringContaining('<p>'),
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ]);
});
