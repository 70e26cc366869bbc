import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import { sql } from 'kysely';
import { asSystem } from '../../db/as-system.ts';
import type { Scope } from '../../db/request-scope.ts';
import { findAdministrationsByIds, findEvents, type ListedRow } from './administration-repository.ts';
import { findAlerts } from './alerts/alert-repository.ts';
import { findLatestAnswers } from './answers.ts';
import { findDefinitions } from './definitions.ts';
import { type ScoredForm, scoreForm } from './score-form.ts';

type NormGroup = ScoredForm['input']['normGroup'];

type LatestVersion = {
  administrationId: string;
  number: number;
  kind: 'submission' | 'review' | 'correction' | 'again';
  reason: string;
  byName: string | null;
  contentHash: string;
  completedOn: string;
  input: Pick<ScoredForm['input'], 'form' | 'birthDate' | 'normGroup'> & { sex: string | null };
  result: ScoredForm['result'];
};

/** A scored form with the latest version of its score, as lists need it. */
export type ReportableRow = ListedRow & { version: LatestVersion };

/** Every scored form of a client in the cases that the caller may read, the latest completed first. */
export async function findReportable(scope: Scope, clientId: string): Promise<ReportableRow[]> {
  const { rows: ids } = await sql<{ id: string }>`
    select administrations.id from administrations
    join cases on cases.organization_id = administrations.organization_id and cases.id = administrations.case_id
    where administrations.organization_id = ${scope.organizationId} and administrations.client_id = ${clientId}
      and administrations.state = 'scored' and cases.deleted_at is null
  `.execute(scope.db);
  const found = ids.map(({ id }) => id);
  const versions = await findLatestVersions(scope, found);
  const listed = await findAdministrationsByIds(scope, found);
  return listed
    .flatMap((row) => {
      const version = versions.get(row.id);
      return version ? [{ ...row, version }] : [];
    })
    .sort((left, right) => (left.version.completedOn < right.version.completedOn ? 1 : -1));
}

async function findLatestVersions(
  { db, organizationId }: Scope,
  ids: readonly string[],
): Promise<Map<string, LatestVersion>> {
  const { rows } = await sql<LatestVersion>`
    select distinct on (administration_id) administration_id as "administrationId", number, kind, reason,
      users.first_name || ' ' || users.last_name as "byName", content_hash as "contentHash",
      completed_on as "completedOn", input, result
    from score_versions version
    left join accounts on accounts.organization_id = version.organization_id and accounts.id = version.by_account_id
    left join users on users.id = accounts.user_id
    where version.organization_id = ${organizationId} and administration_id = any(${[...ids]}::uuid[])
    order by administration_id, number desc
  `.execute(db);
  return new Map(rows.map((row) => [row.administrationId, row]));
}

/** Scored forms with their definitions: enough to decide which reports can be made. Nothing is scored again. */
export async function findJudgeable(scope: Scope, clientId: string) {
  const rows = await findReportable(scope, clientId);
  const definitions = await findDefinitions(
    scope.db,
    rows.map(({ version }) => version.contentHash),
  );
  return rows.map((row) => {
    const definition = definitions.get(row.version.contentHash);
    if (!definition) throw new Error(`the definition of ${row.form_id} ${row.instrument_version} is gone`);
    return { row, definition };
  });
}

type VersionOfForm = {
  id: string;
  version: { number: number; input: Omit<LatestVersion['input'], 'form'> };
};

/** The answers and scores of a version, or scored with another norm group. */
export async function readScoredForm(scope: Scope, { id, version }: VersionOfForm, normGroup?: NormGroup) {
  const { organizationId } = scope;
  const form = { organizationId, administrationId: id };
  const { birthDate, sex } = version.input;
  return asSystem(scope.db, async (db) => {
    const row = await db
      .selectFrom('administrations')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return scoreForm(db, form, row, {
      normGroup: normGroup ?? version.input.normGroup,
      facts: { birthDate, sex },
      upToVersion: version.number,
    });
  });
}

type FormOfPerson = Pick<ScoredForm, 'definition'> & { input: Pick<LatestVersion['input'], 'form' | 'sex'> };

/** The norm groups that a form can be viewed with. */
export function normGroupsOf({ definition, input }: FormOfPerson): NormGroup[] {
  const tables = (definition.norms?.tables ?? []).filter(({ form }) => form === input.form);
  const groups = new Set(tables.map(({ group }) => group));
  return (['combined', 'male', 'female'] as const).filter(
    (group) => groups.has(group) && (group === 'combined' || input.sex === group),
  );
}

/** The events of a form, the earliest first. */
export const readHistory = async (scope: Scope, id: string) => (await findEvents(scope, id)).reverse();

/** Why a form was accepted whose answers need a review: by a review or, later, with a correction. */
export async function readAcceptance(
  { db, organizationId }: Scope,
  id: string,
): Promise<{ reason: string; byName: string } | null> {
  const { rows } = await sql<{ reason: string; byName: string }>`
    select reason, coalesce(users.first_name || ' ' || users.last_name, '') as "byName"
    from score_versions version
    left join accounts on accounts.organization_id = version.organization_id and accounts.id = version.by_account_id
    left join users on users.id = accounts.user_id
    where version.organization_id = ${organizationId} and administration_id = ${id}
      and kind in ('review', 'correction')
    order by number desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}

type Told = { reason: string; byName: string; onWordOf: string; at: string };
type Correction = Told & { item: string; before: AnswerValue | null; after: AnswerValue | null };

/** Every corrected answer, with the one before. */
export async function readCorrections({ db, organizationId }: Scope, id: string): Promise<Correction[]> {
  const { rows } = await sql<Omit<Correction, 'before' | 'at'> & { at: Date }>`
    select item, value as after, correction.reason, on_word_of as "onWordOf", corrected_at as at,
      users.first_name || ' ' || users.last_name as "byName"
    from answer_corrections correction
    join score_versions version on version.organization_id = correction.organization_id
      and version.administration_id = correction.administration_id and version.number = correction.version
    join accounts on accounts.organization_id = correction.organization_id
      and accounts.id = correction.by_account_id
    join users on users.id = accounts.user_id
    where correction.organization_id = ${organizationId} and correction.administration_id = ${id}
    order by correction.version, item
  `.execute(db);
  if (rows.length === 0) return [];
  const given = await findLatestAnswers(db, { organizationId, administrationId: id });
  const counting = new Map(given.map(({ item, value }) => [item, value]));
  return rows.map(({ at, ...correction }) => {
    const before = counting.get(correction.item) ?? null;
    counting.set(correction.item, correction.after);
    return { ...correction, before, at: at.toISOString() };
  });
}

type FactCorrection = Told & { fact: 'birth-date' | 'sex'; before: string; after: string };

/** The facts of the client that differ between a version of the score and the one before. */
export async function readFactCorrections(
  { db, organizationId }: Scope,
  id: string,
): Promise<FactCorrection[]> {
  const { rows } = await sql<
    Omit<Told, 'at'> & { at: Date; input: { birthDate: string; sex: string | null } }
  >`
    select input, reason, on_word_of as "onWordOf", version.created_at as at,
      coalesce(users.first_name || ' ' || users.last_name, '') as "byName"
    from score_versions version
    left join accounts on accounts.organization_id = version.organization_id and accounts.id = version.by_account_id
    left join users on users.id = accounts.user_id
    where version.organization_id = ${organizationId} and administration_id = ${id}
    order by number
  `.execute(db);
  return rows.slice(1).flatMap(({ input, at, ...told }, index) => {
    const former = rows[index]?.input ?? input;
    const factOf = (fact: FactCorrection['fact'], before: string | null, after: string | null) =>
      before === after
        ? []
        : [{ ...told, at: at.toISOString(), fact, before: before ?? '', after: after ?? '' }];
    return [
      ...factOf('birth-date', former.birthDate, input.birthDate),
      ...factOf('sex', former.sex, input.sex),
    ];
  });
}

/** The alerts that critical answers of a form raised, the first one first, and who has acknowledged them. */
export async function readAlerts(scope: Scope, row: ListedRow) {
  const alerts = await findAlerts(scope, row);
  return alerts.toReversed().map(({ created, acknowledged }) => ({ at: created, acknowledged }));
}
