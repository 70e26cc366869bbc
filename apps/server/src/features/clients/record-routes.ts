import {
  commentEndpoints,
  demographicEndpoints,
  educationEndpoints,
} from '@hub/contract/core/clients/client-records';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';
import { wholeList } from '../../http/page-answer.ts';
import { serve } from '../../http/serve.ts';
import { requireClient } from './client-access.ts';
import { comments, demographics, educations, type RecordKind } from './record-kinds.ts';
import type { RecordTable } from './record-repository.ts';
import { recordService } from './record-service.ts';

type Endpoints = Record<'list' | 'read' | 'create' | 'update' | 'remove', AnyEndpoint>;

export function recordRoutes(app: FastifyInstance): void {
  serveRecord(app, educationEndpoints, 'eid', educations);
  serveRecord(app, demographicEndpoints, 'did', demographics);
  serveRecord(app, commentEndpoints, 'cid', comments);
}

function serveRecord<Table extends RecordTable, Input>(
  app: FastifyInstance,
  endpoints: Endpoints,
  idName: string,
  kind: RecordKind<Table, Input>,
): void {
  const records = recordService(kind);
  const placeOf = (params: Record<string, string>) => ({
    clientId: params.id ?? '',
    id: params[idName] ?? '',
  });

  serve(app, endpoints.list, async ({ params, scope }) => {
    await requireClient(scope, params.id);
    return wholeList(await records.list(scope, params.id));
  });
  serve(app, endpoints.read, async ({ params, scope }) => {
    await requireClient(scope, params.id);
    return records.read(scope, placeOf(params));
  });
  serve(app, endpoints.create, ({ params, body, scope }) => records.add(scope, params.id, body));
  serve(app, endpoints.update, ({ params, body: { version, ...input }, scope }) =>
    records.change(scope, placeOf(params), version, input),
  );
  serve(app, endpoints.remove, ({ params, scope }) => records.remove(scope, placeOf(params)));
}
