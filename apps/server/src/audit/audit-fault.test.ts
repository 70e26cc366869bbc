import { afterAll, expect, test } from 'vitest';
import { asOwner } from '../../test/probe.ts';
import { startTestHub } from '../../test/test-hub.ts';

const hub = await startTestHub();
afterAll(() => hub.close());

const readiness = async () => (await fetch(`${hub.url}/readyz`)).json();

test('a trail whose head is gone shows in /readyz and in the log, and the service goes on', async () => {
  await hub.signIn('practitioner@demo.test');
  const isLogged = (text: string) => hub.log.some((line) => line.includes(text));
  await expect.poll(() => isLogged('audit sealed'), { timeout: 20_000 }).toBe(true);
  expect(await readiness()).toEqual({ status: 'ready' });

  await asOwner(hub.database, 'truncate audit_entries, audit_head');
  await expect
    .poll(readiness, { timeout: 20_000 })
    .toEqual({ status: 'ready', audit: 'the head is missing' });
  expect(isLogged('sealing has stopped')).toBe(true);
  expect(await hub.signIn('practitioner@demo.test')).toBeTruthy();
});
