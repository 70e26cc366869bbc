import { ADMIN } from '@hub/contract/catalogs/roles';
import { asManager, asSupport, onlyRoles, signedIn } from '@hub/contract/http/access';
import { endpoint } from '@hub/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../src/db/database.ts';
import { Problem } from '../src/http/problem.ts';
import { serve } from '../src/http/serve.ts';

/** A feature that exists only in tests: notes of accounts, to test what every feature relies on. */
const note = z.strictObject({ id: z.uuid(), text: z.string() });

export const createNote = endpoint({
  method: 'POST',
  path: '/core/api/probe-notes',
  summary: 'Create a note.',
  access: signedIn,
  body: z.strictObject({
    text: z.string().check(z.trim(), z.minLength(1, 'This field is required'), z.maxLength(100)),
  }),
  status: 201,
  answer: note,
  audit: { action: 'create', record: 'probe note', ids: (answer) => [answer.id] },
  idempotent: true,
});

export const readNote = endpoint({
  method: 'GET',
  path: '/core/api/probe-notes/:id',
  summary: 'Read a note.',
  access: signedIn,
  params: z.strictObject({ id: z.uuid() }),
  answer: note,
  audit: { action: 'read', record: 'probe note' },
});

export const countNotes = endpoint({
  method: 'GET',
  path: '/core/api/probe-notes',
  summary: 'Count the notes of the organization.',
  access: onlyRoles(ADMIN),
  query: z.strictObject({ text: z.optional(z.string()) }),
  answer: z.strictObject({ count: z.int() }),
});

/** A manager's view of colleagues; the next endpoint is Support's view of all organizations. */
export const listColleagueClients = endpoint({
  method: 'GET',
  path: '/core/api/probe-clients',
  summary: "List the names of colleagues' clients.",
  access: asManager,
  answer: z.strictObject({ names: z.array(z.string()) }),
});

export const countOrganizations = endpoint({
  method: 'GET',
  path: '/core/api/probe-organizations',
  summary: 'Count all organizations.',
  access: asSupport,
  answer: z.strictObject({ count: z.int() }),
});

export const probeEndpoints = [createNote, readNote, countNotes, listColleagueClients, countOrganizations];

export function probeRoutes(app: FastifyInstance): void {
  serve(app, createNote, async ({ body, scope }) => {
    const { rows } = await sql<{ id: string; text: string; secret: string }>`
      insert into probe_notes (organization_id, account_id, text)
      values (${scope.organizationId}, ${scope.accountId}, ${body.text}) returning id, text, 'unlisted' as secret
    `.execute(scope.db);
    if (body.text === 'fail after writing') throw new Error('failed on purpose');
    return rows[0] as { id: string; text: string };
  });

  serve(app, readNote, async ({ params, scope }) => {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, text from probe_notes where id = ${params.id} and account_id = ${scope.accountId}
    `.execute(scope.db);
    if (!rows[0]) throw new Problem('not-found');
    return rows[0];
  });

  serve(app, countNotes, async ({ scope }) => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from probe_notes`.execute(
      scope.db,
    );
    return { count: rows[0]?.count ?? 0 };
  });

  serve(app, listColleagueClients, async ({ scope }) => {
    const { rows } = await sql<{ name: string }>`
      select last_name as name from colleague_clients order by last_first_key
    `.execute(scope.db);
    return { names: rows.map(({ name }) => name) };
  });

  serve(app, countOrganizations, async ({ scope }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from organizations
    `.execute(scope.db);
    return { count: rows[0]?.count ?? 0 };
  });
}

/** Creates the notes' table like a migration: a tenant table with forced row-level security. */
export async function createProbeTable(database: Database): Promise<void> {
  await asOwner(
    database,
    `create table probe_notes (
      organization_id uuid not null, id uuid not null default gen_random_uuid(), account_id uuid not null,
      text text not null, primary key (organization_id, id)
    );
    alter table probe_notes enable row level security;
    alter table probe_notes force row level security;
    grant select, insert on probe_notes to hub_app;
    create policy own on probe_notes to hub_app
      using (organization_id = hub_organization()) with check (organization_id = hub_organization());`,
  );
}

/** Runs statements as the owner of the tables, which the server itself never does after its start. */
export async function asOwner(database: Database, statements: string): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('reset role');
    await client.query(statements);
  } finally {
    await client.query('set role hub_system');
    client.release();
  }
}
