import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page.ts';
import { worksWithClients } from './client-access.ts';
import { comment } from './comment.ts';
import { demographic } from './demographic.ts';
import { education } from './education.ts';

type Parts<IdName extends string, Created, Updated, Read> = {
  /** The record's name, in the path and in the audit trail. */
  name: string;
  idName: IdName;
  schemas: { created: Created; updated: Updated; read: Read };
};

/** The endpoints of a record that a client has at most once. */
function recordEndpoints<
  IdName extends string,
  Created extends z.ZodMiniType,
  Updated extends z.ZodMiniType,
  Read extends z.ZodMiniType<{ id: string }>,
>({ name, idName, schemas }: Parts<IdName, Created, Updated, Read>) {
  const { created, updated, read: answer } = schemas;
  const path = `/core/api/clients/:id/${name}` as const;
  const onePath = `${path}/:${idName}` as const;
  const ofClient = z.strictObject({ id: z.uuid() });
  const one = z.strictObject({ id: z.uuid(), [idName]: z.uuid() } as { id: z.ZodMiniUUID } & Record<
    IdName,
    z.ZodMiniUUID
  >);
  const access = worksWithClients;
  const record = name;
  const ids = (_answer: unknown, { params }: { params: Record<string, string> }) => [params[idName] ?? ''];

  return {
    list: endpoint({
      method: 'GET',
      path,
      summary: `The ${name} of a client: one or none.`,
      access,
      params: ofClient,
      answer: pageOf(answer),
      problems: ['not-found', 'client-deleted'],
      audit: {
        action: 'list',
        record,
        ids: ({ items }) => items.map((item) => (item as { id: string }).id),
      },
    }),
    read: endpoint({
      method: 'GET',
      path: onePath,
      summary: `Read the ${name} of a client.`,
      access,
      params: one,
      answer,
      problems: ['not-found', 'client-deleted'],
      audit: { action: 'read', record, ids },
    }),
    create: endpoint({
      method: 'POST',
      path,
      summary: `Add the ${name} of a client, which has at most one.`,
      access,
      params: ofClient,
      body: created,
      status: 201,
      answer,
      problems: ['not-found', 'client-deleted', 'record-exists'],
      audit: { action: 'create', record, ids: (made) => [(made as { id: string }).id] },
      idempotent: true,
    }),
    update: endpoint({
      method: 'PUT',
      path: onePath,
      summary: `Change the ${name} of a client.`,
      access,
      params: one,
      body: updated,
      answer,
      problems: ['not-found', 'client-deleted', 'version-conflict'],
      audit: { action: 'update', record, ids },
    }),
    remove: endpoint({
      method: 'DELETE',
      path: onePath,
      summary: `Remove the ${name} of a client.`,
      access,
      params: one,
      status: 204,
      answer: z.undefined(),
      problems: ['not-found', 'client-deleted'],
      audit: { action: 'delete', record, ids },
    }),
  };
}

export const educationEndpoints = recordEndpoints({ name: 'education', idName: 'eid', schemas: education });

export const demographicEndpoints = recordEndpoints({
  name: 'demographic',
  idName: 'did',
  schemas: demographic,
});

export const commentEndpoints = recordEndpoints({ name: 'comment', idName: 'cid', schemas: comment });
