import { createConsent, listConsents, withdrawConsent } from '@hub/contract/core/consents/consents';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { requireCase } from '../cases/case-access.ts';
import { toAssess } from './consent-days.ts';
import * as service from './consent-service.ts';
import { readConsents } from './consent-to-assess.ts';

/** The consents of a case. */
export function consentRoutes(app: FastifyInstance): void {
  serve(app, listConsents, async ({ params, scope }) => {
    const { id } = await requireCase(scope, params.caseId);
    const items = await readConsents(scope, id);
    return { items, toAssess: toAssess(items) };
  });

  serve(app, createConsent, ({ params, body, scope, today }) =>
    service.createConsent(scope, params.caseId, body, today),
  );

  serve(app, withdrawConsent, ({ params, body, scope }) =>
    service.withdrawConsent(scope, params, body, app.lifecycle),
  );
}
