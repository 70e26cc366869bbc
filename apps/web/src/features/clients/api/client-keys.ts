import { recordKeys } from '../../../lib/api/record-keys.ts';

/** Under what the answers about clients are kept, from the general to the particular. */
export const clientKeys = {
  all: recordKeys.clients,
  list: ['clients', 'list'],
  deleted: ['clients', 'deleted'],
  one: (id: string) => ['clients', 'one', id],
  /** What belongs to a client, such as its 'contacts'. */
  records: (id: string, name: string) => ['clients', 'one', id, name],
} as const;
