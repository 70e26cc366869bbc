import type { Generated, GeneratedAlways } from 'kysely';
import type { Defaulted } from '../../db/tables.ts';

/** What belongs to a client. */
type ClientRecord = {
  organization_id: string;
  id: Generated<string>;
  client_id: string;
  version: Generated<number>;
};

declare module '../../db/tables.ts' {
  interface Tables {
    clients: {
      organization_id: string;
      id: Generated<string>;
      account_id: string;
      first_name: string;
      last_name: string;
      first_name_key: string;
      last_name_key: string;
      first_last_key: GeneratedAlways<string>;
      last_first_key: GeneratedAlways<string>;
      gender_id: number | null;
      other_gender: Defaulted<string>;
      date_of_birth: string;
      external_client_id: Defaulted<string>;
      external_client_id_key: Defaulted<string>;
      email: Defaulted<string>;
      words: GeneratedAlways<string>;
      phone_number: Defaulted<string>;
      gender_identity_id: number | null;
      other_gender_identity: Defaulted<string>;
      pronouns_id: number | null;
      other_pronouns: Defaulted<string>;
      primary_language_id: number | null;
      other_language: Defaulted<string>;
      handedness_id: number | null;
      closed_captioning: Defaulted<boolean>;
      last_evaluation: Defaulted<string | null>;
      version: Generated<number>;
      created_at: Generated<Date>;
      changed_at: Defaulted<Date | null>;
      changed_by: Defaulted<string | null>;
      deleted_at: Defaulted<Date | null>;
      archived_at: Defaulted<Date | null>;
    };
    client_contacts: ClientRecord & {
      position: number;
      first_name: string;
      last_name: string;
      relationship_id: number;
      email: Defaulted<string>;
      phone_number: Defaulted<string>;
      primary_language_id: number | null;
      other_language: Defaulted<string>;
      may_decide: Defaulted<boolean>;
      no_contact: Defaulted<boolean>;
      no_contact_since: GeneratedAlways<Date | null>;
    };
    client_educations: ClientRecord & {
      school_name: string;
      district: Defaulted<string>;
      grade_id: number | null;
    };
    client_demographics: ClientRecord & {
      number_of_siblings_id: number | null;
      annual_household_income_id: number | null;
      economic_disadvantage_id: number | null;
    };
    client_comments: ClientRecord & { comment: string };
    client_shares: {
      organization_id: string;
      client_id: string;
      account_id: string;
      shared_at: Generated<Date>;
    };
  }
}
