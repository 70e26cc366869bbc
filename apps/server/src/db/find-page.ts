import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { naming } from './named-statements.ts';
import { inOnePacket, runTemplate } from './run-template.ts';

type Condition = RawBuilder<boolean>;

export type Page = { page: number; pageSize: number };

/** The content and order of a list. Column names come from the code, never from a request. */
export type List = {
  /** A table, or tables joined. */
  from: string;
  columns: readonly string[];
  /** Each half is read by its own index. No row is in two halves. */
  halves: readonly Condition[];
  filters?: readonly Condition[];
  orderBy: readonly [column: string, order: 'asc' | 'desc', nulls?: 'nulls first' | 'nulls last'][];
};

/** A page of a list with the number of all its rows. A page past the end is empty. */
export async function findPage<Row>(db: Db, list: List, page: Page) {
  const asked = inOnePacket(db, () => Promise.all([findRows<Row>(db, list, page), countRows(db, list)]));
  const [rows, totalItems] = await asked;
  return { rows, totalItems };
}

/** The rows of a page, or all when no page is given. */
export async function findRows<Row>(db: Db, list: List, page?: Page): Promise<Row[]> {
  const order = sql.raw(list.orderBy.map((parts) => parts.filter(Boolean).join(' ')).join(', '));
  const limit = page ? sql`limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}` : sql``;
  const columns = sql.raw(list.columns.join(', '));
  const source =
    list.halves.length === 1
      ? selectHalf(list, 0, list.columns.join(', '))
      : sql`select ${columns} from (${unionOfHalves(list)}) as listed`;
  return runTemplate(db, sql<Row>`${naming(list.filters?.length ?? 0)}${source} order by ${order} ${limit}`);
}

function unionOfHalves(list: List) {
  const sorted = [...new Set([...list.columns, ...list.orderBy.map(([column]) => column)])].join(', ');
  return sql.join(
    list.halves.map((_, index) => selectHalf(list, index, sorted)),
    sql` union all `,
  );
}

async function countRows(db: Db, list: List): Promise<number> {
  const counts = list.halves.map((_, index) => sql`(${selectHalf(list, index, 'count(*)')})`);
  const total = sql.join(counts, sql` + `);
  const [row] = await runTemplate(
    db,
    sql<{ count: number }>`${naming(list.filters?.length ?? 0)}select (${total})::integer as count`,
  );
  return row?.count ?? 0;
}

const selectHalf = ({ from, halves, filters = [] }: List, index: number, columns: string) =>
  sql`select ${sql.raw(columns)} from ${sql.raw(from)} where ${sql.join(
    [halves[index] as Condition, ...filters],
    sql` and `,
  )}`;
