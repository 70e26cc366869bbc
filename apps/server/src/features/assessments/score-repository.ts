import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import type { Scope } from '../../db/request-scope.ts';
import type { PresentedScores } from './present-scores.ts';

/** What a form came to, the latest version first. */
export async function findScoreVersions(
  { db, organizationId }: Scope,
  administrationId: string,
): Promise<ScoreVersion[]> {
  const rows = await db
    .selectFrom('score_versions')
    .select(['number', 'created_at', 'reason', 'presented'])
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', administrationId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ number, created_at, reason, presented }) => ({
    number,
    created: created_at.toISOString(),
    reason,
    ...(presented as PresentedScores),
  }));
}
