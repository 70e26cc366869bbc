import type { PaperPhase } from '@hub/contract/core/administrations/administration';
import type { Paper, PaperEntry } from '@hub/contract/core/administrations/paper';
import type { FormContent } from '@hub/contract/core/forms/form-content';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import { asSystem } from '../../../db/as-system.ts';
import type { Db } from '../../../db/database.ts';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';
import { organizationDay } from '../../../http/reader-day.ts';
import { requireClient } from '../../clients/client-access.ts';
import { requireFormContent } from '../../instruments/form-repository.ts';
import type { FormParams } from '../administration-access.ts';
import { recordEvent } from '../events.ts';
import { dayOfAge, earlier, lastDayWithin } from '../form-ages.ts';
import { withoutItems } from '../form-contents.ts';
import { closeOnDevices, retireLink } from '../form-links.ts';
import { recordSubmission } from '../submission.ts';
import { transition } from '../transition.ts';
import { holdPaper, type PaperForm, requireOwn, requirePaper } from './paper-access.ts';
import { comparePasses, entriesAsked, entryFaults, itemsWithoutEntry, type Pass } from './paper-passes.ts';
import { findPasses, insertEntries, type PassName, writeAnswers } from './paper-repository.ts';

export async function readPaper(scope: Scope, params: FormParams): Promise<Paper> {
  const { row, form, phase, isOwn } = await requirePaper(scope, params);
  const content = await contentOf(scope.db, row);
  const { first, second, decision, by } = await findPasses(scope.db, form);
  const isCompared = phase === 'compare';
  const ofPass = phase === 'second' ? second : first;
  return {
    phase,
    hasBegun: row.paper_phase !== null,
    content,
    language: row.language,
    entries: isCompared ? [] : [...ofPass].map(([item, entry]) => ({ item, entry })),
    differences: isCompared ? comparePasses(content, first, second, decision).differences : [],
    firstBy: by.first ?? null,
    secondBy: by.second ?? null,
    isOwn,
    completedOn: await daysOfCompletion(scope, row),
  };
}

type Row = PaperForm['row'];

/** The content without the items that were left out, as it is printed and entered. */
export const contentOf = async (db: Db, row: Row): Promise<FormContent> =>
  withoutItems(
    await requireFormContent(db, { formId: row.form_id, version: row.instrument_version }),
    row.switched_off,
  );

/** Saves the typed entries. The first entry ends the respondent's link on all devices. */
export async function saveEntries(
  scope: Scope,
  params: FormParams,
  { phase, entries }: { phase: PassName; entries: readonly PaperEntry[] },
): Promise<void> {
  const held = await holdPaper(scope, params);
  if (held.phase !== phase) throw new Problem('paper-moved-on');
  refuseFaults(entryFaults(await contentOf(scope.db, held.row), entries, 'entries'));
  const { accountId } = scope;
  await asSystem(scope.db, async (db) => {
    if (held.row.paper_phase === null) await begin(db, held, accountId);
    await insertEntries(db, held.form, phase, entries, accountId);
  });
}

function refuseFaults(errors: { path: string; message: string }[]): void {
  if (errors.length > 0) throw new Problem('answer-refused', { errors });
}

async function begin(db: Db, { form }: PaperForm, accountId: string): Promise<void> {
  await setPhase(db, form, 'first');
  await transition(db, form, 'paper-begun', { accountId });
  await retireLink(db, form);
  await closeOnDevices(db, form);
}

const setPhase = (db: Db, form: PaperForm['form'], phase: PaperPhase) =>
  db
    .updateTable('administrations')
    .set({ paper_phase: phase })
    .where('organization_id', '=', form.organizationId)
    .where('id', '=', form.administrationId)
    .execute();

export async function askForSecondEntry(scope: Scope, params: FormParams): Promise<void> {
  const held = await holdPaper(scope, params);
  requireOwn(held);
  if (held.phase !== 'first') throw new Problem('paper-moved-on');
  const { first } = await findPasses(scope.db, held.form);
  await requireComplete(scope.db, held, first);
  await moveOn(scope, held, 'second', 'second-entry-asked');
}

/** Ends the second pass. Only the person who enters it can do so. */
export async function compareEntries(scope: Scope, params: FormParams): Promise<void> {
  const held = await holdPaper(scope, params);
  if (held.phase !== 'second') throw new Problem('paper-moved-on');
  const { second } = await findPasses(scope.db, held.form);
  await requireComplete(scope.db, held, second);
  await moveOn(scope, held, 'compare', 'second-entry-done');
}

const moveOn = (
  { db, accountId }: Scope,
  { form }: PaperForm,
  phase: PaperPhase,
  kind: 'second-entry-asked' | 'second-entry-done',
) =>
  asSystem(db, async (system) => {
    await setPhase(system, form, phase);
    await recordEvent(system, form, { kind, accountId });
  });

async function requireComplete(db: Db, { row }: PaperForm, pass: Pass): Promise<void> {
  refuseIncomplete(itemsWithoutEntry(await contentOf(db, row), pass));
}

function refuseIncomplete(items: readonly string[]): void {
  if (items.length === 0) return;
  const errors = items.map((path) => ({ path, message: 'This item has no entry yet' }));
  throw new Problem('paper-incomplete', { errors });
}

export async function decideDifferences(
  scope: Scope,
  params: FormParams,
  decisions: readonly PaperEntry[],
): Promise<void> {
  const held = await holdPaper(scope, params);
  requireOwn(held);
  if (held.phase !== 'compare') throw new Problem('paper-moved-on');
  const content = await contentOf(scope.db, held.row);
  const { first, second, decision } = await findPasses(scope.db, held.form);
  const { differences } = comparePasses(content, first, second, decision);
  const differing = new Set(differences.map(({ item }) => item));
  refuseFaults([
    ...entryFaults(content, decisions, 'decisions'),
    ...decisions.flatMap(({ item }, index) =>
      differing.has(item) ? [] : [{ path: `decisions.${index}.item`, message: 'Both passes say the same' }],
    ),
  ]);
  const { accountId } = scope;
  await asSystem(scope.db, (db) => insertEntries(db, held.form, 'decision', decisions, accountId));
}

/** Submits the accepted entries, dated to the day on which the paper was filled in. */
export async function finishPaper(scope: Scope, params: FormParams, completedOn: CalendarDay): Promise<void> {
  const held = await holdPaper(scope, params);
  requireOwn(held);
  if (held.phase === 'second') throw new Problem('paper-moved-on');
  const content = await contentOf(scope.db, held.row);
  const { first, second, decision } = await findPasses(scope.db, held.form);
  const compared = comparePasses(content, first, held.phase === 'compare' ? second : first, decision);
  refuseIncomplete(
    held.phase === 'compare'
      ? compared.differences.filter(({ decided }) => decided === null).map(({ item }) => item)
      : itemsWithoutEntry(content, first),
  );
  await requireCompletion(scope, held.row, completedOn);
  const { accountId } = scope;
  await asSystem(scope.db, async (db) => {
    await writeAnswers(db, held.form, entriesAsked(content), compared.held);
    await setPhase(db, held.form, 'done');
    await recordSubmission(db, held.form, { by: accountId, isPaper: true, completedOn });
  });
}

/** The possible days: not in the future, and within the ages of the form. */
async function daysOfCompletion(scope: Scope, row: Row): Promise<{ from: CalendarDay; to: CalendarDay }> {
  const { date_of_birth } = await requireClient(scope, row.client_id);
  const { from_months, to_months } = await scope.db
    .selectFrom('instrument_forms')
    .select(['from_months', 'to_months'])
    .where('form_id', '=', row.form_id)
    .where('version', '=', row.instrument_version)
    .executeTakeFirstOrThrow();
  return {
    from: dayOfAge(date_of_birth, from_months),
    to: earlier(organizationDay(scope.timeZone), lastDayWithin(date_of_birth, to_months)),
  };
}

async function requireCompletion(scope: Scope, row: Row, day: CalendarDay): Promise<void> {
  const { from, to } = await daysOfCompletion(scope, row);
  if (day >= from && day <= to) return;
  const message =
    day > organizationDay(scope.timeZone)
      ? 'Choose today or an earlier day'
      : `Choose a day from ${displayDate(from)} to ${displayDate(to)}, as the form is for these ages`;
  throw new Problem('invalid-input', { errors: [{ path: 'completedOn', message }] });
}
