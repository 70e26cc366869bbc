import { correctAnswers, scoreAgain } from '@hub/contract/core/administrations/corrections';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { requireAdministration } from '../administration-service.ts';
import { scoresOf } from '../score-repository.ts';
import * as scoring from './score-again.ts';

/** Later versions of a score: corrections and other norms. */
export function correctionRoutes(app: FastifyInstance): void {
  serve(app, correctAnswers, async ({ params, body, scope }) => {
    await scoring.correctAnswers(scope, params, body);
    return scoresOf(scope, await requireAdministration(scope, params));
  });

  serve(app, scoreAgain, async ({ params, body, scope }) => {
    await scoring.scoreAgain(scope, params, body);
    return scoresOf(scope, await requireAdministration(scope, params));
  });
}
