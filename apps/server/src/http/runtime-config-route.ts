import type { RuntimeConfig } from '@hub/contract/runtime-config';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

type Client = { authority: string; clientId: string; scope: string };

export function runtimeConfigRoute(app: FastifyInstance, config: Config, client: Client): void {
  const answer: RuntimeConfig = { ...client, brand: config.brand, features: config.features };
  app.get('/config.json', async () => answer);
}
