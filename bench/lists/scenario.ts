import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

export type Statement = { text: string; values: unknown[] };
export type Scenario = { name: string; query: string; statements: Statement[] };
export type Owner = { organizationId: string; accountId: string };

export const PAGE = { page: 1, pageSize: 12 };

/** One address of a list, and the very statements that the product sends for it: a page and the count. */
export async function scenarioOf(
  name: string,
  match: Record<string, string>,
  owner: Owner,
  find: (scope: never) => Promise<unknown>,
): Promise<Scenario> {
  const statements: Statement[] = [];
  // Nothing is found here; the statements are recorded all the same.
  await find({ ...owner, hasShares: false, db: recording(statements) } as never);
  const query = new URLSearchParams({ ...match, PageSize: String(PAGE.pageSize) });
  return { name, query: `?${query}`, statements };
}

/** A database that runs nothing and keeps what it was asked to run. */
function recording(statements: Statement[]) {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }: { query: CompiledQuery }) => {
      statements.push({ text: query.sql, values: [...query.parameters] });
    },
  });
}
