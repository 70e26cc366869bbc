import type { NewClient } from '@hub/contract/core/clients/clients';
import type { Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** A record of which a client has at most one: its table, and how it looks there and on the wire. */
export type RecordKind<Table extends keyof Tables, Input> = {
  table: Table;
  /** Its name inside of a client on the wire. */
  field: string;
  values: (input: Input) => Record<string, unknown>;
  present: (row: Selectable<Tables[Table]>) => Input & { id: string; version: number };
};

type Education = NonNullable<NewClient['education']>;
type Demographic = NonNullable<NewClient['demographic']>;
type Comment = NonNullable<NewClient['comment']>;

export const educations: RecordKind<'client_educations', Education> = {
  table: 'client_educations',
  field: 'education',
  values: ({ schoolName, district, gradeId }) => ({ school_name: schoolName, district, grade_id: gradeId }),
  present: (row) => ({
    id: row.id,
    schoolName: row.school_name,
    district: row.district,
    gradeId: row.grade_id,
    version: row.version,
  }),
};

export const demographics: RecordKind<'client_demographics', Demographic> = {
  table: 'client_demographics',
  field: 'demographic',
  values: (input) => ({
    number_of_siblings_id: input.numberOfSiblingsId,
    annual_household_income_id: input.annualHouseholdIncomeId,
    economic_disadvantage_id: input.economicDisadvantageId,
  }),
  present: (row) => ({
    id: row.id,
    numberOfSiblingsId: row.number_of_siblings_id,
    annualHouseholdIncomeId: row.annual_household_income_id,
    economicDisadvantageId: row.economic_disadvantage_id,
    version: row.version,
  }),
};

export const comments: RecordKind<'client_comments', Comment> = {
  table: 'client_comments',
  field: 'comment',
  values: ({ comment }) => ({ comment }),
  present: ({ id, comment, version }) => ({ id, comment, version }),
};
