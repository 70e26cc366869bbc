import { readScores } from '@hub/contract/core/administrations/administrations';
import { listNewResults } from '@hub/contract/core/administrations/new-results';
import { readScoreView } from '@hub/contract/core/administrations/score-view';
import { WATCH_SECONDS, watchAdministration } from '@hub/contract/core/administrations/watch';
import type { FastifyInstance } from 'fastify';
import { serve, servePrepared } from '../../http/serve.ts';
import { requireAdministration } from './administration-service.ts';
import { findNewResults, markSeen } from './new-results.ts';
import { scoresOf } from './score-repository.ts';
import { viewScores } from './score-view.ts';
import type { FormWatch } from './watch-forms.ts';

/** The scores of a form, and how its practitioner learns of them. */
export function scoreRoutes(app: FastifyInstance, watch: FormWatch): void {
  serve(app, readScores, async ({ params, scope }) => {
    const form = await requireAdministration(scope, params);
    await markSeen(scope, form);
    return scoresOf(scope, form);
  });

  serve(app, readScoreView, async ({ params, query, scope }) => {
    const { id } = await requireAdministration(scope, params);
    return viewScores(scope, id, query);
  });

  serve(app, listNewResults, ({ scope }) => findNewResults(scope));

  servePrepared(app, watchAdministration, {
    read: ({ params, scope }) => requireAdministration(scope, params),
    prepare: async ({ params, query, read: { state } }) => {
      if (state === query.state) await watch.wait(params.id, state, WATCH_SECONDS);
      return params;
    },
    finish: async (params, { scope }) => {
      const { state } = await requireAdministration(scope, params);
      return { state };
    },
  });
}
