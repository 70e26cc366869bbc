import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { TokenVerifier } from '../http/serve.ts';
import type { Enqueue } from '../jobs/enqueue.ts';
import type { Work } from '../jobs/work-queue.ts';
import type { Logger } from '../logging/logger.ts';
import type { Secrets } from '../security/secrets.ts';
import { createEmbeddedIdentity } from './embedded-identity.ts';
import { createExternalIdentity } from './external/external-identity.ts';
import { CLIENT_ID, issuerOf, SCOPE } from './provider.ts';

/** Identifies people, through our own provider or an external one. */
export type Identity = {
  client: { authority: string; clientId: string; scope: string };
  verifyToken: TokenVerifier;
  routes: (app: FastifyInstance) => Promise<void>;
  reloadKeys: () => Promise<void>;
  jobs: readonly Work<{ email: string }>[];
};

type Dependencies = {
  config: Config;
  database: Database;
  secrets: Secrets;
  logger: Logger;
  enqueue: Enqueue;
};

export async function createIdentity(dependencies: Dependencies): Promise<Identity> {
  const { externalProvider, publicUrl } = dependencies.config;
  if (externalProvider) {
    const { authority, clientId } = externalProvider;
    const external = createExternalIdentity(externalProvider, dependencies);
    return { client: { authority, clientId, scope: SCOPE }, ...external };
  }
  const embedded = await createEmbeddedIdentity(dependencies);
  return { client: { authority: issuerOf(publicUrl), clientId: CLIENT_ID, scope: SCOPE }, ...embedded };
}
