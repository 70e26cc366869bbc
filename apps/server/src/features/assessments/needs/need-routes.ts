import { administrationNeeds, listNeedingAction } from '@hub/contract/core/administrations/needing-action';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { findAdministrationsByIds } from '../administration-repository.ts';
import { readerOf } from '../administration-service.ts';
import { findUnreadAlerts } from '../alerts/alert-repository.ts';
import { presentAdministration } from '../present-administration.ts';
import { findNeeds } from './need-repository.ts';

export function needRoutes(app: FastifyInstance): void {
  serve(app, listNeedingAction, async ({ scope }) => {
    const reader = readerOf(scope);
    const unread = await findUnreadAlerts(scope);
    const found = await findNeeds(scope, reader.today);
    const listed = await findAdministrationsByIds(
      scope,
      found.map(({ id }) => id),
    );
    const forms = new Map(
      listed.map((row) => [
        row.id,
        {
          ...presentAdministration(row, reader),
          clientName: row.client_name,
          caseName: row.case_name,
          batteryId: row.battery_id,
        },
      ]),
    );
    const needs = administrationNeeds.flatMap((kind) => {
      const ofKind = found.filter((row) => row.kind === kind);
      const items = ofKind.flatMap(({ id }) => forms.get(id) ?? []);
      return ofKind[0] ? [{ kind, total: ofKind[0].total, items }] : [];
    });
    return {
      total: needs.reduce((sum, { total }) => sum + total, unread.total),
      unreadAlerts: unread.total,
      alerts: unread.alerts,
      needs,
    };
  });
}
