import { acceptReview, discardReview, readReview } from '@hub/contract/core/administrations/reviews';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { readAdministration, requireAdministration } from '../administration-service.ts';
import * as deciding from './decide-review.ts';
import { reviewOf } from './read-review.ts';

/** Forms that need a practitioner's decision before they are scored. */
export function reviewRoutes(app: FastifyInstance): void {
  serve(app, readReview, async ({ params, scope }) =>
    reviewOf(scope, await requireAdministration(scope, params)),
  );

  serve(app, acceptReview, async ({ params, body, scope }) => {
    await deciding.acceptReview(scope, params, body.reason);
    return readAdministration(scope, params);
  });

  serve(app, discardReview, async ({ params, body, scope }) => {
    await deciding.discardReview(scope, params, body.reason);
    return readAdministration(scope, params);
  });
}
