import { takeHandOff } from '@hub/contract/core/administrations/hand-off';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import * as repository from './hand-off-repository.ts';

/** Leads a practitioner back to where they handed the device over. */
export function handOffRoutes(app: FastifyInstance): void {
  serve(app, takeHandOff, async ({ scope }) => ({
    handOff: (await repository.takeHandOff(scope)) ?? null,
  }));
}
