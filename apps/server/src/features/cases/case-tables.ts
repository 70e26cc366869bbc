import type { Generated, GeneratedAlways } from 'kysely';
import type { Defaulted } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    cases: {
      organization_id: string;
      id: Generated<string>;
      account_id: string;
      client_id: string;
      battery_id: Generated<string>;
      client_name: string;
      client_first_name_key: string;
      client_last_name_key: string;
      client_first_last_key: GeneratedAlways<string>;
      client_last_first_key: GeneratedAlways<string>;
      client_deleted_at: Defaulted<Date | null>;
      case_name: string;
      case_name_key: string;
      words: GeneratedAlways<string>;
      referral_date: string;
      expiration_date: string;
      referred_by_name: Defaulted<string>;
      referred_by_email: Defaulted<string>;
      referral_reason_html: Defaulted<string>;
      referral_reason_text: Defaulted<string>;
      progress: Generated<number>;
      closed_at: Defaulted<Date | null>;
      status: GeneratedAlways<number>;
      version: Generated<number>;
      created_at: Generated<Date>;
      changed_at: Defaulted<Date | null>;
      changed_by: Defaulted<string | null>;
      deleted_at: Defaulted<Date | null>;
      archived_at: Defaulted<Date | null>;
    };
    case_notes: {
      organization_id: string;
      id: Generated<string>;
      case_id: string;
      account_id: string;
      note_html: string;
      note_text: string;
      version: Generated<number>;
      created_at: Generated<Date>;
      edited_at: Defaulted<Date | null>;
      deleted_at: Defaulted<Date | null>;
    };
    case_note_versions: {
      organization_id: string;
      note_id: string;
      version: number;
      note_html: string;
      note_text: string;
      written_at: Date;
      replaced_at: Generated<Date>;
    };
    case_reminders: {
      organization_id: string;
      case_id: string;
      expiration_date: string;
      kind: 'day before' | 'day';
      written_at: Generated<Date>;
    };
  }
}
