import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import type { Db } from '../../db/database.ts';
import { presentScores } from './present-scores.ts';
import type { ScoredForm } from './score-form.ts';

type Form = { organizationId: string; administrationId: string };
type Made = {
  number: number;
  kind: ScoreVersion['kind'];
  /** The practitioner who made it; null for the hub. */
  by: string | null;
  reason: string;
  onWordOf?: string;
  /** Of a past that is written down afterwards; now when left out. */
  at?: Date | undefined;
};

/** Stores a version of the score, which never changes. The caller has locked the form. */
export async function keepVersion(
  db: Db,
  { organizationId, administrationId }: Form,
  scored: ScoredForm,
  { number, kind, by, reason, onWordOf = '', at }: Made,
): Promise<void> {
  const { definition, contentHash, completedOn, revision, input, result } = scored;
  const { answers, ...beside } = input;
  await db
    .insertInto('score_versions')
    .values({
      organization_id: organizationId,
      administration_id: administrationId,
      number,
      kind,
      reason,
      on_word_of: onWordOf,
      by_account_id: by,
      instrument_code: definition.code,
      instrument_version: definition.version,
      content_hash: contentHash,
      completed_on: completedOn,
      input: JSON.stringify({ ...beside, revision }),
      result: JSON.stringify(result),
      presented: JSON.stringify(presentScores({ ...scored, answers })),
      ...(at && { created_at: at }),
    })
    .execute();
}
