import { sheetColumnNames } from '@hub/contract/core/clients/sheet-columns';

/** Without this mark, some spreadsheets misread accents. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A sheet with the column names and no clients. */
export const sheetTemplate = () =>
  new Blob([BYTE_ORDER_MARK, sheetColumnNames.join(), '\r\n'], { type: 'text/csv;charset=utf-8' });

/**
 * The text of a file, without its byte order mark. Spreadsheets write UTF-8 or, if they are older, the
 * Windows encoding, in which almost no text with accents is valid UTF-8.
 */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
