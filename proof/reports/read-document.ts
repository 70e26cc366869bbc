import type { ReportDocument, Table } from '@hub/document/document';

/** Looks a number up as a reader does: the table that has these columns, the row of this name, the column of this title. */
export function tableWith({ blocks }: ReportDocument, ...titles: string[]): Table {
  const tables = blocks.filter((block): block is Table => block.kind === 'table');
  const found = tables.filter(({ columns }) =>
    titles.every((title) => columns.some((column) => column.title === title)),
  );
  if (found.length !== 1) throw new Error(`${found.length} tables have ${titles.join(', ')}`);
  return found[0] as Table;
}

/** The table after the heading of this name. */
export function tableUnder({ blocks }: ReportDocument, heading: string): Table | null {
  const start = blocks.findIndex(
    (block) => block.kind === 'heading' && block.level === 3 && block.text === heading,
  );
  const next = blocks.findIndex((block, index) => index > start && block.kind === 'heading');
  const found = blocks.slice(start, next === -1 ? undefined : next).find(({ kind }) => kind === 'table');
  return start === -1 || found?.kind !== 'table' ? null : found;
}

export function cell({ columns, rows }: Table, row: string, column: string): string {
  const place = columns.findIndex(({ title }) => title === column);
  const found = rows.filter(([header]) => header?.text === row);
  if (found.length !== 1 || place === -1) throw new Error(`${found.length} rows ${row}, column ${column}`);
  return found[0]?.[place]?.text ?? '';
}
