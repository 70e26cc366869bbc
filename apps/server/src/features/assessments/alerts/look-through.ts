import type { Alert, Severity } from '@hub/contract/core/administrations/alert';
import { findCriticalItems } from '@hub/instrument/critical-items';
import type { Answers } from '@hub/instrument/filled-form';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { findCurrentAnswers } from '../answers.ts';
import { findCorrectedAnswers } from '../corrections/correction-repository.ts';
import { findDefinition } from '../definitions.ts';
import { recordEvent } from '../events.ts';
import { answerOf, type Pass } from '../paper/paper-passes.ts';
import { findPasses } from '../paper/paper-repository.ts';
import { presentCriticalItems } from '../present-scores.ts';

type Form = { organizationId: string; administrationId: string };
type Look = {
  /** The form is over, so it need not be checked again. */
  isOver: boolean;
  /** Of a past that is written down afterwards; now when left out. */
  at?: Date | undefined;
};

/**
 * Looks for critical answers that no alert has reported yet, and raises an alert. This is independent of scoring, so
 * unfinished forms are covered. Runs as the system; the caller has locked the form. Returns whether there is a new
 * alert.
 */
export async function lookThrough(db: Db, form: Form, { isOver, at }: Look): Promise<boolean> {
  const { organizationId, administrationId } = form;
  const row = await db
    .selectFrom('administrations')
    .select(['form_id', 'instrument_version', 'critical_revision', 'paper_phase'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow();
  const isOnPaper = row.paper_phase !== null && row.paper_phase !== 'done';
  const { revision, sets } = await (isOnPaper ? findEntered(db, form) : findAnswered(db, form));
  const isNew = isOver || revision > row.critical_revision;
  const items = isNew ? await findNews(db, form, await findCritical(db, row, sets)) : [];
  if (items.length > 0) {
    await db
      .insertInto('critical_alerts')
      .values({
        organization_id: organizationId,
        administration_id: administrationId,
        severity: Math.min(...items.map(({ severity }) => severity)) as Severity,
        items: JSON.stringify(items),
        ...(at && { created_at: at }),
      })
      .execute();
    // Slightly earlier than the event that caused this check, to keep their order on the timeline.
    await recordEvent(db, form, { kind: 'critical-answers', at: at && new Date(at.getTime() - 500) });
  }
  await db
    .updateTable('administrations')
    .set({ critical_revision: revision, is_looked_through: isOver })
    .where('organization_id', '=', organizationId)
    .where('id', '=', administrationId)
    .execute();
  return items.length > 0;
}

type Critical = Alert['items'][number];

/** All answers, in sets that each have one answer for an item, and the number of answers. */
type Given = { revision: number; sets: readonly Answers[] };

/** The current answers, with corrections. */
async function findAnswered(db: Db, form: Form): Promise<Given> {
  const { revision, answers } = await findCurrentAnswers(db, form);
  const corrected = Object.fromEntries(await findCorrectedAnswers(db, form));
  return { revision, sets: [{ ...answers, ...corrected }] };
}

/** Both passes of a paper that is still being entered: either may turn out to be right. */
async function findEntered(db: Db, form: Form): Promise<Given> {
  const { first, second, decision } = await findPasses(db, form);
  const answersOf = (pass: Pass) =>
    Object.fromEntries([...pass].map(([item, mark]) => [item, answerOf(mark)]));
  const { revision } = await db
    .selectFrom('paper_entries')
    .select(sql<number>`coalesce(max(number), 0)`.as('revision'))
    .where('organization_id', '=', form.organizationId)
    .where('administration_id', '=', form.administrationId)
    .executeTakeFirstOrThrow();
  return { revision, sets: [first, second, decision].map(answersOf) };
}

/** The most serious first. */
async function findCritical(
  db: Db,
  { form_id, instrument_version }: { form_id: string; instrument_version: string },
  sets: readonly Answers[],
): Promise<Critical[]> {
  const { definition } = await findDefinition(db, form_id, instrument_version);
  const found = sets.flatMap((answers) =>
    findCriticalItems(definition, answers).flatMap((place) =>
      presentCriticalItems(definition, [place], answers).map((item) => ({
        ...item,
        severity: definition.critical?.[place]?.severity,
      })),
    ),
  );
  if (found.length === 0) return [];
  const known = await findSeverities(db, definition);
  return found
    .map((item) => ({ ...item, severity: item.severity ?? known.get(item.itemId) ?? DANGER_TO_LIFE }))
    .toSorted((one, other) => one.severity - other.severity);
}

/** What does not say how serious it is, is taken as serious as can be. */
const DANGER_TO_LIFE: Severity = 1;

/** The severities of a version that was published without them. */
async function findSeverities(
  db: Db,
  { code, version }: { code: string; version: string },
): Promise<Map<string, Severity>> {
  const rows = await db
    .selectFrom('critical_severities')
    .select(['item', 'severity'])
    .where('code', '=', code)
    .where('version', '=', version)
    .execute();
  return new Map(rows.map(({ item, severity }) => [item, severity]));
}

/**
 * The critical answers that no earlier alert of the form has. An answer that changed to another critical one is new.
 */
async function findNews(
  db: Db,
  { organizationId, administrationId }: Form,
  found: readonly Critical[],
): Promise<Critical[]> {
  const { rows: known } = await sql<Pick<Critical, 'itemId' | 'answerText'>>`
    select item ->> 'itemId' as "itemId", item ->> 'answerText' as "answerText"
    from critical_alerts cross join jsonb_array_elements(items) as item
    where organization_id = ${organizationId} and administration_id = ${administrationId}
  `.execute(db);
  type Said = Pick<Critical, 'itemId' | 'answerText'>;
  const isSame = (one: Said, other: Said) =>
    one.itemId === other.itemId && one.answerText === other.answerText;
  return found.filter(
    (one, place) =>
      !known.some((other) => isSame(one, other)) && found.findIndex((other) => isSame(one, other)) === place,
  );
}
