import type { NewClient } from '@hub/contract/core/clients/clients';
import type { commentFields } from '@hub/contract/core/clients/comment';
import type { demographicFields } from '@hub/contract/core/clients/demographic';
import type { educationFields } from '@hub/contract/core/clients/education';
import type { Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { columnMap } from './column-map.ts';

/** A kind of record that a client has at most once: its table and its mapping to the wire. */
export type RecordKind<Table extends keyof Tables, Input> = {
  table: Table;
  /** The name of the record within a client on the wire. */
  field: string;
  values: (input: Input) => Record<string, unknown>;
  present: (row: Selectable<Tables[Table]>) => Input & { id: string; version: number };
};

type Education = NonNullable<NewClient['education']>;
type Demographic = NonNullable<NewClient['demographic']>;
type Comment = NonNullable<NewClient['comment']>;

const educationFieldMap = columnMap('client_educations', {
  schoolName: 'school_name',
  district: 'district',
  gradeId: 'grade_id',
} satisfies Record<keyof typeof educationFields, keyof Tables['client_educations']>);

const demographicFieldMap = columnMap('client_demographics', {
  numberOfSiblingsId: 'number_of_siblings_id',
  annualHouseholdIncomeId: 'annual_household_income_id',
  economicDisadvantageId: 'economic_disadvantage_id',
} satisfies Record<keyof typeof demographicFields, keyof Tables['client_demographics']>);

const commentFieldMap = columnMap('client_comments', {
  comment: 'comment',
} satisfies Record<keyof typeof commentFields, keyof Tables['client_comments']>);

export const educations: RecordKind<'client_educations', Education> = {
  table: 'client_educations',
  field: 'education',
  values: educationFieldMap.values,
  present: (row) => ({ id: row.id, ...educationFieldMap.present(row), version: row.version }),
};

export const demographics: RecordKind<'client_demographics', Demographic> = {
  table: 'client_demographics',
  field: 'demographic',
  values: demographicFieldMap.values,
  present: (row) => ({ id: row.id, ...demographicFieldMap.present(row), version: row.version }),
};

export const comments: RecordKind<'client_comments', Comment> = {
  table: 'client_comments',
  field: 'comment',
  values: commentFieldMap.values,
  present: (row) => ({ id: row.id, ...commentFieldMap.present(row), version: row.version }),
};
