import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import { displayDate } from '@hub/contract/dates/date-display';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';
import type { Scope } from '../../../db/request-scope.ts';
import type { Piece } from '../../../http/serve-download.ts';
import { requireScreening } from './screening-repository.ts';

// Without it a spreadsheet takes the file for one of an older encoding.
const BYTE_ORDER_MARK = '\ufeff';

/** A line for each client: the state of the form, and the scores of its scales in the latest version. */
export async function beginScreeningExport(scope: Scope, id: string) {
  const { name } = await requireScreening(scope, id);
  let isDone = false;
  return {
    fileName: `${fileNameOf(name)}.csv`,
    async next(later: Scope): Promise<Piece | undefined> {
      if (isDone) return undefined;
      isDone = true;
      const rows = await findResults(later, id);
      const scales = await findScales(later, id);
      const lines = [header(scales), ...rows.map((row) => cellsOf(row, scales))];
      return {
        content: BYTE_ORDER_MARK + stringify(lines, { escape_formulas: true, record_delimiter: 'windows' }),
        recordIds: rows.map(({ administrationId }) => administrationId),
      };
    },
  };
}

/** Letters and digits only, since the name of a screening is free text. */
const fileNameOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase() || 'screening';

type Scale = { code: string; name: string };
type Result = {
  administrationId: string;
  clientName: string;
  respondentName: string;
  state: string;
  presented: Pick<ScoreVersion, 'completedOn' | 'scales'> | null;
};

async function findResults({ db, organizationId }: Scope, id: string): Promise<Result[]> {
  const { rows } = await sql<Result>`
    select form.id as "administrationId", cases.client_name as "clientName",
      respondents.first_name || ' ' || respondents.last_name as "respondentName", form.state, latest.presented
    from administrations form
    join cases on cases.organization_id = form.organization_id and cases.id = form.case_id
    join respondents on respondents.organization_id = form.organization_id and respondents.id = form.respondent_id
    left join lateral (
      select presented from score_versions
      where score_versions.organization_id = form.organization_id and score_versions.administration_id = form.id
        and form.state = 'scored'
      order by score_versions.number desc limit 1
    ) latest on true
    where form.organization_id = ${organizationId} and form.screening_id = ${id}
      and cases.deleted_at is null and cases.client_deleted_at is null
    order by cases.client_last_name_key, cases.client_first_name_key, form.number
  `.execute(db);
  return rows;
}

/** The scales of the form in the order of its definition, even when nothing is scored yet. */
async function findScales({ db, organizationId }: Scope, id: string): Promise<Scale[]> {
  const { scales } = await db
    .selectFrom('screenings')
    .innerJoin('instrument_forms', (join) =>
      join
        .onRef('instrument_forms.form_id', '=', 'screenings.form_id')
        .onRef('instrument_forms.version', '=', 'screenings.instrument_version'),
    )
    .select('scales')
    .where('organization_id', '=', organizationId)
    .where('screenings.id', '=', id)
    .executeTakeFirstOrThrow();
  return scales;
}

const header = (scales: readonly Scale[]) => [
  'Client',
  'Answered by',
  'State',
  'Completed',
  ...scales.flatMap(({ name }) => [`${name}: raw`, `${name}: T`, `${name}: range`]),
];

function cellsOf({ clientName, respondentName, state, presented }: Result, scales: readonly Scale[]) {
  return [
    clientName,
    respondentName,
    state,
    presented ? displayDate(presented.completedOn) : '',
    ...scales.flatMap(({ code }) => {
      const scale = presented?.scales.find((one) => one.code === code);
      return [scale?.raw ?? '', scale?.t ?? '', scale?.bands[0]?.name ?? ''].map(String);
    }),
  ];
}
