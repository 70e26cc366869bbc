import type { AdministrationState, PaperPhase } from '@hub/contract/core/administrations/administration';
import type { Alert, Severity } from '@hub/contract/core/administrations/alert';
import type { PlannedReminderKind, ReminderKind } from '@hub/contract/core/administrations/reminders';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Defaulted } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    administration_numbers: { organization_id: string; last: number };
    respondents: {
      organization_id: string;
      id: Generated<string>;
      case_id: string;
      kind: 'client' | 'contact' | 'other' | 'practitioner';
      contact_id: Defaulted<string | null>;
      first_name: string;
      last_name: string;
      email: Defaulted<string>;
      reminders: Defaulted<PlannedReminderKind[]>;
      created_at: Generated<Date>;
    };
    administrations: {
      organization_id: string;
      id: Generated<string>;
      number: number;
      case_id: string;
      client_id: string;
      respondent_id: string;
      feature_id: string;
      form_id: string;
      instrument_version: string;
      role: 'self' | 'parent' | 'teacher' | 'clinician';
      delivery: number;
      language: string;
      due_on: string;
      names_client_by: Defaulted<'first-name' | 'initials'>;
      norm_group: Defaulted<'combined' | 'male' | 'female'>;
      switched_off: Defaulted<string[]>;
      /** Changed by `transition` alone. */
      state: GeneratedAlways<AdministrationState>;
      sent_by: string;
      sent_at: Generated<Date>;
      opened_at: Defaulted<Date | null>;
      first_answer_at: Defaulted<Date | null>;
      submitted_at: Defaulted<Date | null>;
      scored_at: Defaulted<Date | null>;
      results_seen_at: Defaulted<Date | null>;
      ended_at: Defaulted<Date | null>;
      mail_id: Defaulted<string | null>;
      mail_state: Defaulted<'written' | 'accepted' | 'refused' | null>;
      mail_at: Defaulted<Date | null>;
      mail_reason: Defaulted<string>;
      paper_phase: Defaulted<PaperPhase | null>;
      critical_revision: Defaulted<number>;
      is_looked_through: Defaulted<boolean>;
      screening_id: Defaulted<string | null>;
      is_mail_due: Defaulted<boolean>;
      mailed_at: Defaulted<Date | null>;
      reminded_at: Defaulted<Date | null>;
      paused_at: Defaulted<Date | null>;
      paused_by: Defaulted<'case' | 'client' | null>;
      is_out: GeneratedAlways<boolean>;
      is_with_respondent: GeneratedAlways<boolean>;
    };
    form_reminders: {
      organization_id: string;
      administration_id: string;
      kind: ReminderKind;
      day: string;
      state: Defaulted<'planned' | 'written' | 'dropped'>;
      written_at: Defaulted<Date | null>;
      mail_id: Defaulted<string | null>;
    };
    form_links: {
      organization_id: string;
      id: Generated<string>;
      administration_id: string;
      secret_hash: Buffer;
      sealed_secret: Defaulted<Buffer | null>;
      created_at: Generated<Date>;
      ended_at: Defaulted<Date | null>;
    };
    form_sessions: {
      organization_id: string;
      id: Generated<string>;
      administration_id: string;
      secret_hash: Buffer;
      opened_at: Generated<Date>;
      expires_at: Date;
      ended_at: Defaulted<Date | null>;
      is_handed_over: Defaulted<boolean>;
    };
    form_codes: {
      organization_id: string;
      id: Generated<string>;
      administration_id: string;
      code_hash: Buffer;
      created_at: Generated<Date>;
      expires_at: Date;
      ended_at: Defaulted<Date | null>;
    };
    hand_offs: {
      organization_id: string;
      account_id: string;
      administration_id: string;
      at: Generated<Date>;
    };
    answers: {
      organization_id: string;
      administration_id: string;
      revision: number;
      device: string;
      number: number;
      seen: number;
      item: string;
      value: unknown;
      seconds: Defaulted<number | null>;
      is_stale: Defaulted<boolean>;
      given_at: Generated<Date>;
    };
    submissions: {
      organization_id: string;
      administration_id: string;
      submitted_at: Generated<Date>;
      completed_on: string;
      revision: number;
      by_account_id: Defaulted<string | null>;
      reason: Defaulted<string>;
    };
    administration_events: {
      organization_id: string;
      id: Generated<string>;
      administration_id: string;
      at: Generated<Date>;
      kind: string;
      account_id: Defaulted<string | null>;
      detail: Defaulted<string>;
    };
    score_versions: {
      organization_id: string;
      administration_id: string;
      number: number;
      created_at: Generated<Date>;
      reason: Defaulted<string>;
      by_account_id: Defaulted<string | null>;
      instrument_code: string;
      instrument_version: string;
      content_hash: string;
      completed_on: string;
      input: unknown;
      result: unknown;
      presented: unknown;
      kind: Defaulted<'submission' | 'review' | 'correction' | 'again'>;
      on_word_of: Defaulted<string>;
    };
    answer_corrections: {
      organization_id: string;
      administration_id: string;
      version: number;
      item: string;
      value: unknown;
      by_account_id: string;
      reason: string;
      corrected_at: Generated<Date>;
    };
    paper_entries: {
      organization_id: string;
      administration_id: string;
      number: number;
      pass: 'first' | 'second' | 'decision';
      item: string;
      mark: 'answer' | 'blank' | 'double';
      value: unknown;
      by_account_id: string;
      entered_at: Generated<Date>;
    };
    reviews: {
      organization_id: string;
      administration_id: string;
      created_at: Generated<Date>;
      content_hash: string;
      validity: unknown;
      omitted: string[];
      max_omitted: number;
    };
    critical_severities: { code: string; version: string; item: string; severity: Severity };
    critical_alerts: {
      organization_id: string;
      id: Generated<string>;
      administration_id: string;
      created_at: Generated<Date>;
      severity: Defaulted<Severity>;
      items: ColumnType<Alert['items'], string, never>;
      practitioner_told_at: Defaulted<Date | null>;
      backup_told_at: Defaulted<Date | null>;
      managers_told_at: Defaulted<Date | null>;
      acknowledged_at: Defaulted<Date | null>;
      acknowledged_by: Defaulted<string | null>;
      note: Defaulted<string>;
    };
    screenings: {
      organization_id: string;
      id: Generated<string>;
      account_id: string;
      name: string;
      form_id: string;
      instrument_version: string;
      due_on: string;
      created_at: Generated<Date>;
    };
    alert_backups: { organization_id: string; account_id: string; backup_account_id: string };
  }
}
