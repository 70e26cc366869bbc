import type { RichText } from '@hub/contract/fields/rich-text';
import { sql } from 'kysely';
import { stillRestorable } from '../../db/owned-records.ts';
import type { Scope } from '../../db/request-scope.ts';

type Page = { page: number; pageSize: number };
type Place = { id: string; noteId: string };

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

const notesOf = (scope: Scope, caseId: string) =>
  scope.db
    .selectFrom('case_notes')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.organization_id', '=', 'case_notes.organization_id')
        .onRef('accounts.id', '=', 'case_notes.account_id'),
    )
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .where('case_notes.organization_id', '=', scope.organizationId)
    .where('case_notes.case_id', '=', caseId);

export const findNotes = (scope: Scope, caseId: string, { page, pageSize }: Page) =>
  notesOf(scope, caseId)
    .select(noteColumns)
    .where('case_notes.deleted_at', 'is', null)
    .orderBy('case_notes.created_at', 'desc')
    .orderBy('case_notes.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countNotes(scope: Scope, caseId: string): Promise<number> {
  const { count } = await scope.db
    .selectFrom('case_notes')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where((where) => where.and({ organization_id: scope.organizationId, case_id: caseId }))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Also one that was deleted and can be restored. */
export const findNote = (scope: Scope, { id, noteId }: Place) =>
  notesOf(scope, id)
    .select(noteColumns)
    .where('case_notes.id', '=', noteId)
    .where(sql<boolean>`(case_notes.deleted_at is null or ${stillRestorable})`)
    .executeTakeFirst();

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

/** Changes a note and keeps what it said. False when it has another version by now. */
export async function rewriteNote(
  scope: Scope,
  { id, noteId }: Place,
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
