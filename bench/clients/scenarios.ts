import { clientMatch } from '@hub/contract/core/clients/client-list';
import { countClients, findClients } from '@hub/server/features/clients/client-repository';
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
type Owner = { organizationId: string; accountId: string };

const PAGE = { page: 1, pageSize: 12 };

const ASKED = [
  { name: 'list', match: {} },
  { name: 'prefix search', match: { LastName: 'qu' } },
  { name: 'age filter', match: { MinAge: '8', MaxAge: '17', SortBy: 'dateOfBirth' } },
];

/** What is measured: the address of the call, and the very statements that the product sends for it. */
export async function scenariosOf(owner: Owner, today: string): Promise<Scenario[]> {
  const scenarios: Scenario[] = [];
  for (const { name, match } of ASKED) {
    const query = new URLSearchParams({ ...match, PageSize: String(PAGE.pageSize) } as Record<
      string,
      string
    >);
    const wanted = { match: clientMatch.parse(match), today };
    const statements: Statement[] = [];
    const scope = { ...owner, db: recording(statements) } as never;
    await findClients(scope, wanted, PAGE);
    // Nothing is counted here, which is no answer; the statement was recorded before that.
    await countClients(scope, wanted).catch(() => {});
    scenarios.push({ name, query: `?${query}`, statements });
  }
  return scenarios;
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
