import { clientColumns } from '@hub/contract/core/clients/client-columns';

/** Without this mark some spreadsheets take the accents that are typed in for something else. */
const MARK = '\uFEFF';

/** A file with the names of the columns and nothing under them. */
export const importTemplate = () =>
  new Blob([MARK, clientColumns.join(), '\r\n'], { type: 'text/csv;charset=utf-8' });
