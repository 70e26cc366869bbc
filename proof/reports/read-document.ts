import type { ReportDocument, Table } from '@hub/document/document';
import { squeezed } from '../../apps/server/test/documents/squeezed.ts';

type Said = Pick<ReportDocument, 'blocks'>;

const known = new Map<string, string>();
function plain(text = ''): string {
  const found = known.get(text) ?? squeezed(text);
  known.set(text, found);
  return found;
}

/** Ignores whitespace, because a page breaks lines anywhere, even within names. */
const isSame = (text: string | undefined, wanted: string) => plain(text) === plain(wanted);

/**
 * Looks a number up as a reader does: by the table with these columns, the row of this name, and the column
 * of this title.
 */
export function tableWith({ blocks }: Said, ...titles: string[]): Table {
  const tables = blocks.filter((block): block is Table => block.kind === 'table');
  const found = tables.filter(({ columns }) =>
    titles.every((title) => columns.some((column) => isSame(column.title, title))),
  );
  if (found.length !== 1) throw new Error(`${found.length} tables have ${titles.join(', ')}`);
  return found[0] as Table;
}

/** The table after the heading of this name. */
export function tableUnder({ blocks }: Said, heading: string): Table | null {
  const start = blocks.findIndex(
    (block) => block.kind === 'heading' && block.level === 3 && isSame(block.text, heading),
  );
  const next = blocks.findIndex((block, index) => index > start && block.kind === 'heading');
  const found = blocks.slice(start, next === -1 ? undefined : next).find(({ kind }) => kind === 'table');
  return start === -1 || found?.kind !== 'table' ? null : found;
}

/** The row of this name, which must be unique. */
export function cell(table: Table, name: string, column: string): string {
  const found = table.rows.filter(([header]) => isSame(header?.text, name));
  if (found.length !== 1) throw new Error(`${found.length} rows ${name}`);
  return cellAt(table, table.rows.indexOf(found[0] as Table['rows'][number]), column);
}

export function cellAt({ columns, rows }: Table, row: number, column: string): string {
  const place = columns.findIndex(({ title }) => isSame(title, column));
  if (place === -1) throw new Error(`no column ${column}`);
  return rows[row]?.[place]?.text ?? '';
}
