import type { ScoreVersion, ScoreVersions } from '@hub/contract/core/administrations/scores';
import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import { sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';
import { requireFormContent } from '../instruments/form-repository.ts';
import type { ListedRow } from './administration-repository.ts';
import { findLatestAnswers } from './answers.ts';
import { askedItems, textOfAnswer } from './asked-items.ts';
import { findCorrections } from './corrections/correction-repository.ts';
import { findFacts, outdatedFacts } from './corrections/outdated-facts.ts';
import type { PresentedScores } from './present-scores.ts';
import type { Facts } from './score-form.ts';

type VersionRow = Pick<ScoreVersion, 'number' | 'kind' | 'reason' | 'byName' | 'onWordOf'> & {
  created: Date;
  input: Facts;
  presented: PresentedScores;
};

/** The scores of a form, the latest version first, and whether the client's record has changed since. */
export async function scoresOf(scope: Scope, row: ListedRow): Promise<ScoreVersions> {
  const versions = await findVersions(scope, row.id);
  const [latest] = versions;
  if (!latest) return { versions: [], outdated: [] };
  const corrections = await correctionsOf(scope, row);
  return {
    versions: versions.map(({ created, input: _, presented, ...version }) => ({
      ...version,
      ...presented,
      created: created.toISOString(),
      corrections: corrections.get(version.number) ?? [],
    })),
    outdated: outdatedFacts(latest.input, await findFacts(scope.db, scope.organizationId, row.client_id)),
  };
}

async function findVersions({ db, organizationId }: Scope, administrationId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select number, kind, reason, on_word_of as "onWordOf", version.created_at as created, input, presented,
      users.first_name || ' ' || users.last_name as "byName"
    from score_versions version
    left join accounts on accounts.organization_id = version.organization_id and accounts.id = version.by_account_id
    left join users on users.id = accounts.user_id
    where version.organization_id = ${organizationId} and administration_id = ${administrationId}
    order by number desc
  `.execute(db);
  return rows;
}

/** The corrections of each version, in words. */
async function correctionsOf(
  { db, organizationId }: Scope,
  row: ListedRow,
): Promise<Map<number, ScoreVersion['corrections']>> {
  const form = { organizationId, administrationId: row.id };
  const corrections = await findCorrections(db, form);
  const ofVersion = new Map<number, ScoreVersion['corrections']>();
  if (corrections.length === 0) return ofVersion;
  const content = await requireFormContent(db, { formId: row.form_id, version: row.instrument_version });
  const asked = new Map(askedItems(content).map((one) => [one.item.id, one]));
  const counting = new Map<string, AnswerValue | null>(
    (await findLatestAnswers(db, form)).map(({ item, value }) => [item, value]),
  );
  for (const { version, item: itemId, value } of corrections) {
    const found = asked.get(itemId);
    if (!found) continue;
    const { item, number } = found;
    const correction = {
      itemId,
      number,
      text: item.text.en ?? '',
      formerText: textOfAnswer(item, counting.get(itemId) ?? null),
      answerText: textOfAnswer(item, value),
    };
    counting.set(itemId, value);
    ofVersion.set(version, [...(ofVersion.get(version) ?? []), correction]);
  }
  return ofVersion;
}
