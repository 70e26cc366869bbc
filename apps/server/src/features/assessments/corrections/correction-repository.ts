import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

type Form = { organizationId: string; administrationId: string };
type Correction = { version: number; item: string; value: AnswerValue | null };
type Corrected = { version: number; accountId: string; reason: string };

/** All corrections of a form, the first one first. */
export async function findCorrections(
  db: Db,
  { organizationId, administrationId }: Form,
): Promise<Correction[]> {
  const { rows } = await sql<Correction>`
    select version, item, value from answer_corrections
    where organization_id = ${organizationId} and administration_id = ${administrationId}
    order by version, item
  `.execute(db);
  return rows;
}

/** The answers that replace those of the respondent, up to the given version. */
export const findCorrectedAnswers = async (
  db: Db,
  form: Form,
  upToVersion = Number.POSITIVE_INFINITY,
): Promise<Map<string, AnswerValue | null>> =>
  new Map(
    (await findCorrections(db, form))
      .filter(({ version }) => version <= upToVersion)
      .map(({ item, value }) => [item, value]),
  );

export async function insertCorrections(
  db: Db,
  { organizationId, administrationId }: Form,
  { version, accountId, reason }: Corrected,
  answers: ReadonlyMap<string, AnswerValue | null>,
): Promise<void> {
  await db
    .insertInto('answer_corrections')
    .values(
      [...answers].map(([item, value]) => ({
        organization_id: organizationId,
        administration_id: administrationId,
        version,
        item,
        value: value === null ? null : JSON.stringify(value),
        by_account_id: accountId,
        reason,
      })),
    )
    .execute();
}
