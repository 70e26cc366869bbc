import type { CaseNote, EarlierNote } from '@hub/contract/core/cases/case-note';
import type { Scope } from '../../db/request-scope.ts';
import type { findEarlierNotes, NoteRow } from './note-repository.ts';

type EarlierRow = Awaited<ReturnType<typeof findEarlierNotes>>[number];

/** A note as shown to an account. */
export const noteFor =
  ({ accountId }: Scope) =>
  (row: NoteRow): CaseNote => ({
    id: row.id,
    note: { html: row.note_html, text: row.note_text },
    createdBy: row.account_id,
    createdByName: `${row.first_name} ${row.last_name}`,
    isMine: row.account_id === accountId,
    created: row.created_at.toISOString(),
    edited: row.edited_at?.toISOString() ?? null,
    version: row.version,
  });

export const presentEarlierNote = (row: EarlierRow): EarlierNote => ({
  note: { html: row.note_html, text: row.note_text },
  written: row.written_at.toISOString(),
  replaced: row.replaced_at.toISOString(),
});
