import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../http/logging.ts';
import type { Enqueue } from '../jobs/enqueue.ts';
import type { Secrets } from '../security/secrets.ts';
import { createPasswordChecker } from './check-password.ts';
import { createProvider, issuerOf } from './provider.ts';
import { providerRoutes } from './provider-routes.ts';
import { signInPageRoutes } from './sign-in-page-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { ensureSigningKey, loadSigningKeys } from './signing-keys.ts';
import { createTokenReader } from './token-reader.ts';

type Needs = { config: Config; database: Database; secrets: Secrets; logger: Logger; enqueue: Enqueue };

/** Our own OpenID provider with its pages, its tokens and the calls that go with it. */
export async function createEmbeddedIdentity({ config, database, secrets, logger, enqueue }: Needs) {
  const db = database.system;
  const { publicUrl } = config;
  await ensureSigningKey(database, secrets.signingKeys);
  let keys = await loadSigningKeys(db, secrets.signingKeys);
  let current: Provider = createProvider({ db, publicUrl, secrets, keys, logger });
  const provider = () => current;
  const readToken = createTokenReader(issuerOf(publicUrl), () => keys);
  const checkPassword = await createPasswordChecker({
    db,
    attemptKey: secrets.attemptSubjects,
    attemptsPerAddress: config.passwordAttemptsPerAddress,
    enqueue,
  });

  return {
    verifyToken: (token: string) => readToken(token),

    /** Follows a rotation of the keys, whichever instance or command made it. */
    async reloadKeys() {
      const newest = await loadSigningKeys(db, secrets.signingKeys);
      if (newest.version === keys.version) return;
      current = createProvider({ db, publicUrl, secrets, keys: newest, logger });
      keys = newest;
    },

    async routes(app: FastifyInstance) {
      signInRoutes(app, { provider, checkPassword, readToken, db });
      await app.register((pages) => signInPageRoutes(pages, { provider, checkPassword, publicUrl }));
      await app.register((idp) => providerRoutes(idp, { provider, readToken, db, publicUrl }));
    },
  };
}
