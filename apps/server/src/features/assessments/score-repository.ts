import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import type { Scope } from '../../db/request-scope.ts';

/** What a form came to, the latest version first. */
export async function findScoreVersions(
  { db, organizationId }: Scope,
  administrationId: string,
): Promise<ScoreVersion[]> {
  const rows = await db
    .selectFrom('score_versions')
    .select('presented')
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', administrationId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ presented }) => presented as ScoreVersion);
}
