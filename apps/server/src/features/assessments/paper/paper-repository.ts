import { randomUUID } from 'node:crypto';
import type { PaperEntry, PaperMark } from '@hub/contract/core/administrations/paper';
import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Pass } from './paper-passes.ts';

type Form = { organizationId: string; administrationId: string };
export type PassName = Tables['paper_entries']['pass'];
type Row = {
  pass: PassName;
  item: string;
  mark: PaperMark['mark'];
  value: AnswerValue | null;
  name: string | null;
};

export type Passes = Record<PassName, Map<string, PaperMark>> & {
  /** The account that made the latest entry of each pass. */
  by: Partial<Record<PassName, string>>;
};

/** The latest entry of each pass for each item. */
export async function findPasses(db: Db, { organizationId, administrationId }: Form): Promise<Passes> {
  const { rows } = await sql<Row>`
    select entry.pass, entry.item, entry.mark, entry.value, users.first_name || ' ' || users.last_name as name
    from paper_entries entry
    left join accounts on accounts.organization_id = entry.organization_id and accounts.id = entry.by_account_id
    left join users on users.id = accounts.user_id
    where entry.organization_id = ${organizationId} and entry.administration_id = ${administrationId}
    order by entry.number
  `.execute(db);
  const passes: Passes = { first: new Map(), second: new Map(), decision: new Map(), by: {} };
  for (const { pass, item, mark, value, name } of rows) {
    passes[pass].set(item, mark === 'answer' && value !== null ? { mark, value } : blankOr(mark));
    if (name) passes.by[pass] = name;
  }
  return passes;
}

const blankOr = (mark: Row['mark']): PaperMark => ({ mark: mark === 'double' ? 'double' : 'blank' });

/** Items with two marks that were not decided otherwise. */
export async function findDoubleMarks(db: Db, form: Form): Promise<Set<string>> {
  const { first, decision } = await findPasses(db, form);
  const held = new Map([...first, ...decision]);
  return new Set([...held].flatMap(([item, { mark }]) => (mark === 'double' ? [item] : [])));
}

/** Adds entries. The form is locked. */
export async function insertEntries(
  db: Db,
  { organizationId, administrationId }: Form,
  pass: PassName,
  entries: readonly PaperEntry[],
  accountId: string,
): Promise<void> {
  const rows = entries.map(({ item, entry }) => ({ item, ...entry }));
  await sql`
    insert into paper_entries (organization_id, administration_id, number, pass, item, mark, value, by_account_id)
    select ${organizationId}::uuid, ${administrationId}::uuid, (
        select coalesce(max(number), 0) from paper_entries
        where organization_id = ${organizationId} and administration_id = ${administrationId}
      ) + sent.ordinality, ${pass}, sent.entry ->> 'item', sent.entry ->> 'mark', sent.entry -> 'value', ${accountId}::uuid
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as sent (entry, ordinality)
  `.execute(db);
}

/** Makes the accepted entries the answers of the form. They replace answers that were just given elsewhere. */
export async function writeAnswers(
  db: Db,
  { organizationId, administrationId }: Form,
  asked: readonly string[],
  held: Pass,
): Promise<void> {
  const values = asked.map((item) => {
    const mark = held.get(item);
    return { item, value: mark?.mark === 'answer' ? mark.value : null };
  });
  await sql`
    insert into answers (organization_id, administration_id, revision, device, number, seen, item, value)
    select ${organizationId}::uuid, ${administrationId}::uuid, latest.revision + sent.ordinality, ${randomUUID()}::uuid,
      sent.ordinality, latest.revision, sent.answer ->> 'item', nullif(sent.answer -> 'value', 'null'::jsonb)
    from jsonb_array_elements(${JSON.stringify(values)}::jsonb) with ordinality as sent (answer, ordinality),
      (
        select coalesce(max(revision), 0) as revision from answers
        where organization_id = ${organizationId} and administration_id = ${administrationId}
      ) latest
  `.execute(db);
}
