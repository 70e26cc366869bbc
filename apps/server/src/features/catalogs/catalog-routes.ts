import { catalogs } from '@hub/contract/catalogs/catalogs';
import { readCatalogs } from '@hub/contract/core/catalogs';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';

const answer = Object.fromEntries(
  Object.entries(catalogs).map(([name, items]) => [name, [...items]]),
) as Record<keyof typeof catalogs, { id: number; value: string }[]>;

export function catalogRoutes(app: FastifyInstance): void {
  serve(app, readCatalogs, async () => answer);
}
