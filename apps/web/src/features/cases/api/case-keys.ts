import { recordKeys } from '../../../lib/api/record-keys.ts';

/** Under what the answers about cases are kept, from the general to the particular. */
export const caseKeys = {
  all: recordKeys.cases,
  list: ['cases', 'list'],
  needingAction: ['cases', 'needing-action'],
  one: (id: string) => ['cases', 'one', id],
  notes: (id: string) => ['cases', 'one', id, 'notes'],
  /** What a note said before. */
  earlierNotes: (id: string, noteId: string) => ['cases', 'one', id, 'earlier-notes', noteId],
} as const;
