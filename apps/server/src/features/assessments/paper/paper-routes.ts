import {
  askForSecondEntry,
  compareEntries,
  decideDifferences,
  finishPaper,
  readPaper,
  saveEntries,
} from '@hub/contract/core/administrations/paper';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { readAdministration } from '../administration-service.ts';
import { scoreAtOnce } from '../score-submission.ts';
import * as service from './paper-service.ts';

/** Forms that were filled in on paper. */
export function paperRoutes(app: FastifyInstance): void {
  serve(app, readPaper, ({ params, scope }) => service.readPaper(scope, params));

  serve(app, saveEntries, async ({ params, body, scope }) => {
    await service.saveEntries(scope, params, body);
    return undefined;
  });

  serve(app, askForSecondEntry, async ({ params, scope }) => {
    await service.askForSecondEntry(scope, params);
    return service.readPaper(scope, params);
  });

  serve(app, compareEntries, async ({ params, scope }) => {
    await service.compareEntries(scope, params);
    return service.readPaper(scope, params);
  });

  serve(app, decideDifferences, async ({ params, body, scope }) => {
    await service.decideDifferences(scope, params, body.decisions);
    return service.readPaper(scope, params);
  });

  serve(
    app,
    finishPaper,
    async ({ params, body, scope }) => {
      await service.finishPaper(scope, params, body.completedOn);
      return readAdministration(scope, params);
    },
    ({ organizationId, answer: { id: administrationId } }, { log }) =>
      scoreAtOnce(app.database, { organizationId, administrationId }, log),
  );
}
