import { readConfig } from '@hub/server/config';
import { rotateSigningKeys } from '@hub/server/identity/signing-keys';
import { loadSecrets } from '@hub/server/security/secrets';
import { decodeProtectedHeader } from 'jose';
import { expect, test, vi } from 'vitest';
import type { TestHub } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { issuerOf } from './authorization.ts';
import { onOneDatabase } from './each-database.ts';
import { type KeySet, startInstance } from './identity-instance.ts';
import type { TokenAnswer } from './page-sign-in.ts';

onOneDatabase((hub) => {
  test('a new key is published at once, signs when it is due, and the former tokens stay good until it retires', async () => {
    const instance = await startInstance(hub());
    const before = await instance.signIn();
    const [former] = await instance.publishedKeys();
    expect(keysOf(before)).toEqual([former, former]);

    const next = await rotateSigningKeys(hub().database, instance.secrets.signingKeys);
    await instance.reloadKeys();
    expect(await instance.publishedKeys()).toEqual([former, next]);
    expect(keysOf(await instance.signIn())).toEqual([former, former]);
    expect(await instance.present(before)).toBe(200);

    await passMinutes(hub(), 10);
    await instance.reloadKeys();
    expect(await instance.publishedKeys()).toEqual([next, former]);
    const after = await instance.signIn();
    expect(keysOf(after)).toEqual([next, next]);
    expect(await instance.present(before)).toBe(200);
    expect(await instance.present(after)).toBe(200);

    await passMinutes(hub(), 45);
    await instance.reloadKeys();
    expect(await instance.publishedKeys()).toEqual([next]);
    expect(await instance.present(before)).toBe(401);
    expect(await instance.present(after)).toBe(200);
  });

  test('instances that did not hear of a rotation yet accept the tokens of those that did', async () => {
    const [early, late] = [await startInstance(hub()), await startInstance(hub())];
    await rotateSigningKeys(hub().database, early.secrets.signingKeys);
    await early.reloadKeys();
    expect(await late.present(await early.signIn())).toBe(200);
    expect(await early.present(await late.signIn())).toBe(200);
  });

  test.runIf(count(0, 1))('a running server publishes a new key within its half minute', async () => {
    const published = async () => {
      const answer = await fetch(`${issuerOf(hub())}/jwks`);
      return ((await answer.json()) as KeySet).keys.map((key) => key.kid);
    };
    const { signingKeys } = loadSecrets(readConfig(hub().environment));
    const next = await rotateSigningKeys(hub().database, signingKeys);
    await vi.waitFor(async () => expect(await published()).toContain(next), {
      timeout: 40_000,
      interval: 500,
    });
  });
});

const keysOf = ({ access_token, id_token }: TokenAnswer) =>
  [access_token, id_token].map((token) => decodeProtectedHeader(token).kid);

/** As if the rotation had been this much earlier. */
async function passMinutes(hub: TestHub, minutes: number): Promise<void> {
  await hub.database.pool.query(
    `update signing_keys set
      signs_from = signs_from - make_interval(mins => $1), retires_at = retires_at - make_interval(mins => $1)`,
    [minutes],
  );
}
