import { findCriticalItems } from '@hub/instrument/critical-items';
import type { Answers } from '@hub/instrument/filled-form';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { findCurrentAnswers } from '../answers.ts';
import { findDefinition } from '../definitions.ts';
import { noteEvent } from '../events.ts';
import { presentCriticalItems } from '../present-scores.ts';

type Form = { organizationId: string; administrationId: string };
type Look = {
  /** It is over: nothing more is answered, and nobody has to look again. */
  isOver: boolean;
  /** Of a past that is written down afterwards; now when left out. */
  at?: Date | undefined;
};

/**
 * Looks for critical answers that no alert has told of yet, and raises one. Apart from scoring: what is never finished is
 * looked through, too. As the system, by a caller who has locked the form. Answers whether there is a new alert.
 */
export async function lookThrough(db: Db, form: Form, { isOver, at }: Look): Promise<boolean> {
  const { organizationId, administrationId } = form;
  const { form_id, instrument_version, critical_revision } = await db
    .selectFrom('administrations')
    .select(['form_id', 'instrument_version', 'critical_revision'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow();
  const { revision, answers } = await findCurrentAnswers(db, form);
  const items =
    revision > critical_revision
      ? await findNews(db, form, await findCritical(db, { form_id, instrument_version }, answers))
      : [];
  if (items.length > 0) {
    await db
      .insertInto('critical_alerts')
      .values({
        organization_id: organizationId,
        administration_id: administrationId,
        items: JSON.stringify(items),
        ...(at && { created_at: at }),
      })
      .execute();
    // What happens to a form because of which it is looked through would be at the same moment on its timeline.
    await noteEvent(db, form, { kind: 'critical-answers', at: at && new Date(at.getTime() - 500) });
  }
  await db
    .updateTable('administrations')
    .set({ critical_revision: revision, is_looked_through: isOver })
    .where('organization_id', '=', organizationId)
    .where('id', '=', administrationId)
    .execute();
  return items.length > 0;
}

type Critical = ReturnType<typeof presentCriticalItems>[number];

async function findCritical(
  db: Db,
  { form_id, instrument_version }: { form_id: string; instrument_version: string },
  answers: Answers,
): Promise<Critical[]> {
  const { definition } = await findDefinition(db, form_id, instrument_version);
  return presentCriticalItems(definition, findCriticalItems(definition, answers), answers);
}

/** Those that no former alert of the form has: an answer that was changed to another critical one is news. */
async function findNews(
  db: Db,
  { organizationId, administrationId }: Form,
  found: readonly Critical[],
): Promise<Critical[]> {
  const { rows: known } = await sql<Critical>`
    select item ->> 'itemId' as "itemId", item ->> 'text' as text, item ->> 'answerText' as "answerText"
    from critical_alerts cross join jsonb_array_elements(items) as item
    where organization_id = ${organizationId} and administration_id = ${administrationId}
  `.execute(db);
  const isKnown = (one: Critical) =>
    known.some(({ itemId, answerText }) => itemId === one.itemId && answerText === one.answerText);
  return found.filter((one) => !isKnown(one));
}
