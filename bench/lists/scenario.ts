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

/** One address of a list, with the statements that the product sends for it: the page and the count. */
export async function scenarioOf(
  name: string,
  match: Record<string, string>,
  owner: Owner,
  find: (scope: never) => Promise<unknown>,
): Promise<Scenario> {
  const statements: Statement[] = [];
  // The recording database finds nothing, but the statements are recorded.
  await find({ ...owner, hasShares: false, db: recording(statements) } as never);
  const query = new URLSearchParams({ ...match, PageSize: String(PAGE.pageSize) });
  return { name, query: `?${query}`, statements };
}

/** A database that only records the statements. */
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
