import type { RuntimeConfig } from '@hub/contract/runtime-config';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

type Client = { authority: string; clientId: string; scope: string };

export function runtimeConfigRoute(app: FastifyInstance, config: Config, client: Client): void {
  const { brand, features } = config;
  const externalProvider = config.externalProvider !== undefined;
  const answer: RuntimeConfig = { ...client, externalProvider, brand, features };
  app.get('/config.json', async () => answer);
}
