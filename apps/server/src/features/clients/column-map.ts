import type { Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** Reads and writes a record whose fields are the columns of a table under other names. */
export function columnMap<Table extends keyof Tables, const Columns extends Record<string, keyof Row<Table>>>(
  _table: Table,
  columns: Columns,
) {
  type Fields = { [Name in keyof Columns]: Row<Table>[Columns[Name]] };
  type Values = { [Name in keyof Columns as Columns[Name] & string]: Row<Table>[Columns[Name]] };
  const pairs = Object.entries(columns) as [string, string][];

  return {
    columns: Object.values(columns) as Columns[keyof Columns][],
    present(row: Pick<Row<Table>, Columns[keyof Columns]>): Fields {
      const fields: Record<string, unknown> = {};
      for (const [name, column] of pairs) fields[name] = (row as Record<string, unknown>)[column];
      return fields as Fields;
    },
    values(input: Fields): Values {
      const values: Record<string, unknown> = {};
      for (const [name, column] of pairs) values[column] = (input as Record<string, unknown>)[name];
      return values as Values;
    },
  };
}
