import type { IntervalLevel, ScoreView } from '@hub/contract/core/administrations/score-view';
import type { NormGroup } from '@hub/contract/core/administrations/scores';
import { viewProfile } from '@hub/report/score-view';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { presentScores } from './present-scores.ts';
import { normGroupsOf, readScoredForm } from './reported-forms.ts';
import type { Facts } from './score-form.ts';

type ViewOptions = {
  version?: number | undefined;
  normGroup?: NormGroup | undefined;
  interval: IntervalLevel;
};

/**
 * A version as scored with a norm group and shown with an interval. It is recomputed from the answers and not stored.
 */
export async function viewScores(scope: Scope, id: string, options: ViewOptions): Promise<ScoreView> {
  const version = await requireVersion(scope, id, options.version);
  const { normGroup: scoredWith } = version.input;
  const normGroup = options.normGroup ?? scoredWith;
  const scored = await readScoredForm(scope, { id, version }, normGroup);
  const normGroups = normGroupsOf(scored);
  if (normGroup !== scoredWith && !normGroups.includes(normGroup)) throw new Problem('no-norms');
  return {
    version: version.number,
    normGroup,
    scoredWith,
    normGroups,
    interval: options.interval,
    scales: presentScores({ ...scored, answers: scored.input.answers }).scales,
    figures: viewProfile(scored, { interval: options.interval === '90' ? 90 : 95 }),
  };
}

async function requireVersion({ db, organizationId }: Scope, id: string, number: number | undefined) {
  const versions = await db
    .selectFrom('score_versions')
    .select(['number', 'input'])
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
  const [latest] = versions;
  if (!latest) throw new Problem('form-not-scored');
  const found = number === undefined ? latest : versions.find((one) => one.number === number);
  if (!found) throw new Problem('not-found');
  return { number: found.number, input: found.input as Facts & { normGroup: NormGroup } };
}
