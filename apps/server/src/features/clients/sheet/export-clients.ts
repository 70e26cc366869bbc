import type { ClientMatch } from '@hub/contract/core/clients/client-list';
import { LAST_EVALUATION_COLUMN, sheetColumns } from '@hub/contract/core/clients/sheet-columns';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { stringify } from 'csv-stringify/sync';
import type { Scope } from '../../../db/request-scope.ts';
import type { Piece } from '../../../http/serve-download.ts';
import { findClientIds } from '../client-repository.ts';
import { writeCell } from './cell.ts';
import { findWholeClients } from './whole-clients.ts';

const CLIENTS_IN_A_PIECE = 500;
// Without it a spreadsheet takes the file for one of an older encoding.
const BYTE_ORDER_MARK = '\ufeff';

/** The file in pieces. Its clients and their order are fixed when it begins. */
export async function beginExport(scope: Scope, query: ClientMatch, today: CalendarDay) {
  const ids = await findClientIds(scope, query, today);
  let isBegun = false;
  let done = 0;
  return {
    fileName: `clients-${today}.csv`,
    async next(later: Scope): Promise<Piece | undefined> {
      if (!isBegun) {
        isBegun = true;
        return { content: BYTE_ORDER_MARK + linesOf([header()]), recordIds: [] };
      }
      const recordIds = ids.slice(done, done + CLIENTS_IN_A_PIECE);
      if (recordIds.length === 0) return undefined;
      done += recordIds.length;
      const clients = await findWholeClients(later, recordIds);
      return { content: linesOf(clients.map(cellsOf)), recordIds };
    },
  };
}

const linesOf = (lines: string[][]) =>
  stringify(lines, { escape_formulas: true, record_delimiter: 'windows' });

const header = () => [...sheetColumns.map(({ name }) => name), LAST_EVALUATION_COLUMN];

type WholeClient = Awaited<ReturnType<typeof findWholeClients>>[number];

const cellsOf = (client: WholeClient) => [
  ...sheetColumns.map(({ path, kind }) => writeCell(kind, valueAt(client, path))),
  writeCell('date', client.lastEvaluation),
];

const valueAt = (client: WholeClient, path: readonly (string | number)[]) =>
  path.reduce<unknown>(
    (value, name) => (value as Record<string | number, unknown> | undefined)?.[name],
    client,
  );
