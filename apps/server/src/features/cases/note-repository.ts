import type { RichText } from '@hub/contract/fields/rich-text';
import { type Selectable, sql } from 'kysely';
import { findPage, findRows, type List, type Page } from '../../db/find-page.ts';
import type { Scope } from '../../db/request-scope.ts';
import { inBin } from '../../db/soft-delete.ts';
import type { Tables } from '../../db/tables.ts';

/** The parameters of a call about a note: the ids of its case and of the note. */
export type NoteParams = { id: string; noteId: string };

export const CASE_NOTES = { table: 'case_notes', record: 'case note' } as const;

const noteColumns = [
  'case_notes.id',
  'case_notes.account_id',
  'case_notes.note_html',
  'case_notes.note_text',
  'case_notes.created_at',
  'case_notes.edited_at',
  'case_notes.deleted_at',
  'case_notes.version',
  'users.first_name',
  'users.last_name',
] as const;

export type NoteRow = Pick<
  Selectable<Tables['case_notes']>,
  'id' | 'account_id' | 'note_html' | 'note_text' | 'created_at' | 'edited_at' | 'deleted_at' | 'version'
> & { first_name: string; last_name: string };

const NOTES_WITH_AUTHORS = `case_notes
  join accounts on accounts.organization_id = case_notes.organization_id and accounts.id = case_notes.account_id
  join users on users.id = accounts.user_id`;

const noteList = (scope: Scope, caseId: string): List => ({
  from: NOTES_WITH_AUTHORS,
  columns: noteColumns,
  halves: [
    sql`case_notes.organization_id = ${scope.organizationId} and case_notes.case_id = ${caseId}
      and case_notes.deleted_at is null`,
  ],
  orderBy: [
    ['case_notes.created_at', 'desc'],
    ['case_notes.id', 'desc'],
  ],
});

export const findNotes = (scope: Scope, caseId: string, page: Page) =>
  findPage<NoteRow>(scope.db, noteList(scope, caseId), page);

export const findLatestNotes = (scope: Scope, caseId: string, count: number) =>
  findRows<NoteRow>(scope.db, noteList(scope, caseId), { page: 1, pageSize: count });

type DeletedRow = { id: string; note_text: string; created_at: Date; deleted_at: Date };

/** The caller's own deleted notes; only the author may restore a note. */
export const findDeletedNotes = (scope: Scope, caseId: string, page: Page) =>
  findPage<DeletedRow>(
    scope.db,
    {
      from: 'case_notes',
      columns: ['id', 'note_text', 'created_at', 'deleted_at'],
      halves: [
        sql`organization_id = ${scope.organizationId} and case_id = ${caseId}
          and account_id = ${scope.accountId} and ${inBin}`,
      ],
      orderBy: [
        ['deleted_at', 'desc'],
        ['id', 'desc'],
      ],
    },
    page,
  );

/** Also finds a deleted note that can be restored. */
export async function findNote(scope: Scope, { id, noteId }: NoteParams): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`
    select ${sql.raw(noteColumns.join(', '))} from ${sql.raw(NOTES_WITH_AUTHORS)}
    where case_notes.organization_id = ${scope.organizationId} and case_notes.case_id = ${id}
      and case_notes.id = ${noteId} and (deleted_at is null or ${inBin})
  `.execute(scope.db);
  return rows[0];
}

export async function insertNote(scope: Scope, caseId: string, note: RichText): Promise<string> {
  const { id } = await scope.db
    .insertInto('case_notes')
    .values({
      organization_id: scope.organizationId,
      case_id: caseId,
      account_id: scope.accountId,
      note_html: note.html,
      note_text: note.text,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a note and keeps its former text. Returns false when the version has changed. */
export async function rewriteNote(
  scope: Scope,
  { id, noteId }: NoteParams,
  version: number,
  note: RichText,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await scope.db
    .insertInto('case_note_versions')
    .columns(['organization_id', 'note_id', 'version', 'note_html', 'note_text', 'written_at'])
    .expression((from) =>
      from
        .selectFrom('case_notes')
        .select((column) => [
          'organization_id',
          'id',
          'version',
          'note_html',
          'note_text',
          column.fn.coalesce('edited_at', 'created_at').as('written_at'),
        ])
        .where((where) =>
          where.and({ organization_id: scope.organizationId, case_id: id, id: noteId, version }),
        )
        .forUpdate(),
    )
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return false;
  await changeNote(scope, noteId, {
    note_html: note.html,
    note_text: note.text,
    version: version + 1,
    edited_at: sql<Date>`now()`,
  });
  return true;
}

export const setNoteDeleted = (scope: Scope, noteId: string, isDeleted: boolean) =>
  changeNote(scope, noteId, { deleted_at: isDeleted ? sql<Date>`now()` : null });

const changeNote = (scope: Scope, noteId: string, values: object) =>
  scope.db
    .updateTable('case_notes')
    .set(values)
    .where((where) => where.and({ organization_id: scope.organizationId, id: noteId }))
    .execute();

export const findEarlierNotes = (scope: Scope, noteId: string) =>
  scope.db
    .selectFrom('case_note_versions')
    .select(['note_html', 'note_text', 'written_at', 'replaced_at'])
    .where((where) => where.and({ organization_id: scope.organizationId, note_id: noteId }))
    .orderBy('version', 'desc')
    .execute();
