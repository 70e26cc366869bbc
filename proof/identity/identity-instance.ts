import { readConfig } from '@hub/server/config';
import { DEMO_PASSWORD } from '@hub/server/demo/demo-data';
import { profileRoutes } from '@hub/server/features/users/profile-routes';
import { createHttpApp } from '@hub/server/http/http-app';
import { createIdentity } from '@hub/server/identity/identity';
import { createLogger } from '@hub/server/logging/logger';
import { loadSecrets } from '@hub/server/security/secrets';
import { basic, type TestHub } from '../../apps/server/test/test-hub.ts';
import type { TokenAnswer } from './page-sign-in.ts';

export type KeySet = { keys: { kid: string }[] };

/** A second instance of the identity service on the hub's database; the test decides when it reloads keys. */
export async function startInstance(hub: TestHub) {
  const config = readConfig(hub.environment);
  const secrets = loadSecrets(config);
  const logger = createLogger('silent');
  const { database } = hub;
  const identity = await createIdentity({ config, database, secrets, logger, enqueue: async () => {} });
  const app = createHttpApp({ config, logger, database, secrets, verifyToken: identity.verifyToken });
  await identity.routes(app);
  profileRoutes(app);

  return {
    secrets,
    reloadKeys: identity.reloadKeys,
    publishedKeys: async () => (await app.inject('/idp/jwks')).json<KeySet>().keys.map((key) => key.kid),
    async signIn(): Promise<TokenAnswer> {
      const headers = { authorization: basic('practitioner@demo.test', DEMO_PASSWORD) };
      return (await app.inject({ method: 'POST', url: '/auth/api/users/sign-in', headers })).json();
    },
    async present({ access_token }: TokenAnswer): Promise<number> {
      const headers = { authorization: `Bearer ${access_token}` };
      return (await app.inject({ url: '/auth/api/users', headers })).statusCode;
    },
  };
}
