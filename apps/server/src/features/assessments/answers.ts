import type { AnswerValue, SentAnswer } from '@hub/contract/core/assessment/answer';
import type { CurrentAnswers } from '@hub/contract/core/assessment/assessment';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { runTemplate } from '../../db/run-template.ts';
import { isMissing, RATER } from './answer-faults.ts';

type Form = { organizationId: string; administrationId: string };
type Sent = { device: string; answers: readonly SentAnswer[] };
type Saved = { isOut: boolean; revision: number; hasNews: boolean };

/**
 * Saves the answers of a device and returns the progress of the form. The database decides under its lock which answers
 * count. Saves nothing when the form is already over.
 */
export async function keepAnswers(
  db: Db,
  { organizationId, administrationId }: Form,
  { device, answers }: Sent,
  today: string,
): Promise<Saved> {
  const sent = answers.map((answer) => (isMissing(answer.value) ? { ...answer, value: null } : answer));
  const [saved] = await runTemplate(
    db,
    sql<Saved>`select saved.is_out as "isOut", saved.last_revision as revision, saved.has_news as "hasNews"
      from administrations form cross join lateral save_answers(
        form.organization_id, form.id, ${device}, ${JSON.stringify(sent)}
      ) saved
      where form.organization_id = ${organizationId} and form.id = ${administrationId}
        and (form.due_on >= ${today} or form.paused_at is not null)`,
  );
  return saved ?? { isOut: false, revision: 0, hasNews: false };
}

type LatestAnswer = { item: string; value: AnswerValue | null; seconds: number | null };

/**
 * The current answer of each item up to a revision. Null means withdrawn. The seconds are the total time on the item.
 */
export async function findLatestAnswers(
  db: Db,
  { organizationId, administrationId }: Form,
  upTo?: number,
): Promise<LatestAnswer[]> {
  const { rows } = await sql<LatestAnswer>`
    select distinct on (item) item, value, sum(seconds) over (partition by item) as seconds
    from answers
    where organization_id = ${organizationId} and administration_id = ${administrationId} and not is_stale
      and (${upTo ?? null}::integer is null or revision <= ${upTo ?? null}::integer)
    order by item, revision desc
  `.execute(db);
  return rows;
}

async function findRevision(db: Db, { organizationId, administrationId }: Form): Promise<number> {
  const { revision } = await db
    .selectFrom('answers')
    .select(sql<number>`coalesce(max(revision), 0)`.as('revision'))
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', administrationId)
    .executeTakeFirstOrThrow();
  return revision;
}

/** The current answers as a page shows them. */
export async function findCurrentAnswers(db: Db, form: Form): Promise<CurrentAnswers> {
  // Read first: an answer saved in between is then included now and reported again with the next revision.
  const revision = await findRevision(db, form);
  const given = (await findLatestAnswers(db, form)).filter(({ value }) => value !== null);
  const isOfRater = ({ item }: LatestAnswer) => item.startsWith(RATER);
  const rater = given.filter(isOfRater).map(({ item, value }) => [item.slice(RATER.length), value]);
  const answers = given.filter((answer) => !isOfRater(answer)).map(({ item, value }) => [item, value]);
  return { revision, answers: Object.fromEntries(answers), rater: Object.fromEntries(rater) };
}
