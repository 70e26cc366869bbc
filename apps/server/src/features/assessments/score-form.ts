import { labelOf } from '@hub/contract/catalogs/catalog';
import { genders } from '@hub/contract/catalogs/genders';
import type { AnswerValue } from '@hub/contract/core/assessment/answer';
import { type ScoreInput, type ScoreResult, score } from '@hub/instrument/score';
import type { Db } from '../../db/database.ts';
import { RATER } from './answer-faults.ts';
import { findLatestAnswers } from './answers.ts';
import { findCorrectedAnswers } from './corrections/correction-repository.ts';
import { findDefinition, formIn } from './definitions.ts';
import type { AdministrationRow } from './lock-form.ts';

type Form = { organizationId: string; administrationId: string };
type NormGroup = AdministrationRow['norm_group'];

/** The facts besides the answers that a score uses. */
export type Facts = { birthDate: string; sex: string | null };

type ScoreOptions = {
  /** Replaces the norm group that was chosen when the form was sent. */
  normGroup?: NormGroup;
  /** The facts of an earlier version; the current record when left out. */
  facts?: Facts;
  /** Corrections of this version, on top of the earlier ones. */
  corrections?: ReadonlyMap<string, AnswerValue | null>;
  /** Applies corrections up to this version; all when left out. */
  upToVersion?: number;
};

/** Scores a submitted form with its corrections. Writes nothing. */
export async function scoreForm(db: Db, form: Form, row: AdministrationRow, options: ScoreOptions = {}) {
  const { definition, contentHash } = await findDefinition(db, row.form_id, row.instrument_version);
  const ofInstrument = formIn(definition, row.form_id);
  const { completedOn, revision, ...client } = await findSubmission(db, form, row);
  const given = await findLatestAnswers(db, form, revision);
  const items = given.filter(({ item }) => !item.startsWith(RATER));
  const answers = new Map<string, AnswerValue | null>([
    ...items.map(({ item, value }) => [item, value] as const),
    ...(await findCorrectedAnswers(db, form, options.upToVersion)),
    ...(options.corrections ?? []),
  ]);
  const input: ScoreInput = {
    form: ofInstrument.id,
    answers: Object.fromEntries([...answers].filter(([, value]) => value !== null)),
    ...(options.facts ?? { birthDate: client.birthDate, sex: sexOf(client.genderId) }),
    completedOn,
    normGroup: options.normGroup ?? row.norm_group,
    switchedOff: row.switched_off,
    timings: Object.fromEntries(
      items.flatMap(({ item, value, seconds }) =>
        value === null || seconds === null ? [] : [[item, seconds]],
      ),
    ),
  };
  const result = score(definition, input);
  return { definition, form: ofInstrument, contentHash, completedOn, revision, input, result };
}

export type ScoredForm = Awaited<ReturnType<typeof scoreForm>>;

async function findSubmission(db: Db, { organizationId, administrationId }: Form, row: AdministrationRow) {
  return db
    .selectFrom('submissions')
    .innerJoin('clients', 'clients.organization_id', 'submissions.organization_id')
    .select([
      'completed_on as completedOn',
      'revision',
      'clients.date_of_birth as birthDate',
      'clients.gender_id as genderId',
    ])
    .where('submissions.organization_id', '=', organizationId)
    .where('administration_id', '=', administrationId)
    .where('clients.id', '=', row.client_id)
    .executeTakeFirstOrThrow();
}

/** Norms exist for two sexes; everybody else is compared with the combined group. */
export const sexOf = (genderId: number | null): string | null =>
  labelOf(genders, genderId)?.toLowerCase() ?? null;

/** Whether none of the form's scales has a score. */
export function hasNoScore({ scales }: ScoreResult): boolean {
  const onForm = scales.filter((scale) => !('reason' in scale && scale.reason === 'NOT_ON_FORM'));
  return onForm.length > 0 && onForm.every((scale) => 'reason' in scale);
}
