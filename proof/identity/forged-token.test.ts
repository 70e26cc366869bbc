import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { ACCEPTED, presentToken, REFUSED } from './bearer.ts';
import { onOneDatabase } from './each-database.ts';
import { forgeries } from './forgeries.ts';
import { signInForTokens } from './page-sign-in.ts';
import { signOut } from './sign-out.ts';
import { foreign, foreignJwk, openForge, type TokenForge } from './token-forge.ts';

onOneDatabase((hub) => {
  let forge: TokenForge;
  beforeAll(async () => {
    forge = await openForge(hub());
  });

  test('the forge makes tokens that pass when nothing in them is wrong', async () => {
    expect(await presentToken(hub(), forge.forge({}))).toEqual(ACCEPTED);
    expect(await presentToken(hub(), forge.forge({ claims: { nbf: 1, more: 'of it' } }))).toEqual(ACCEPTED);
  });

  test.each(forgeries)('refused as an access token: %s', async (_name, make) => {
    expect(await presentToken(hub(), make(forge))).toEqual(REFUSED);
    expect(await presentToken(hub(), forge.token)).toEqual(ACCEPTED);
  });

  test.each(['jku', 'x5u'])(
    'a key elsewhere that the header %s points to is not even asked for',
    async (field) => {
      let asked = 0;
      const elsewhere = createServer((_request, response) => {
        asked += 1;
        response.end(JSON.stringify({ keys: [{ ...foreignJwk, kid: forge.header.kid }] }));
      });
      const address = await listen(elsewhere);
      const header = { [field]: address };
      expect(await presentToken(hub(), forge.forge({ header }, foreign))).toEqual(REFUSED);
      expect(asked).toBe(0);
      expect((await fetch(address)).ok && asked).toBe(1);
      elsewhere.close();
      expect(await presentToken(hub(), forge.token)).toEqual(ACCEPTED);
    },
  );

  test('the token of a session that was signed out is refused, and others are not', async () => {
    const { access_token: accessToken } = await signInForTokens(hub());
    expect(await presentToken(hub(), accessToken)).toEqual(ACCEPTED);
    expect(await signOut(hub(), accessToken)).toBe(204);
    expect(await presentToken(hub(), accessToken)).toEqual(REFUSED);
    expect(await presentToken(hub(), forge.token)).toEqual(ACCEPTED);
  });

  test('a forged token signs nobody out', async () => {
    const forged = forge.forge({}, () => Buffer.alloc(64).toString('base64url'));
    expect(await signOut(hub(), forged)).toBe(204);
    expect(await presentToken(hub(), forge.token)).toEqual(ACCEPTED);
  });
});

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
