import type { ConsentRule } from '@hub/contract/auth/organizations/consent-rule';
import type { RoleId } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import type { Generated } from 'kysely';
import type { Defaulted, Instant } from '../db/tables.ts';

type Session = {
  organization_id: string;
  id: Generated<string>;
  account_id: string;
  user_id: string;
  grant_id: string;
  opened_at: Generated<Date>;
  renewed_at: Generated<Date>;
  expires_at: Instant;
  ended_at: Instant | null;
  user_agent: Defaulted<string | null>;
  address: Defaulted<string | null>;
};

declare module '../db/tables.ts' {
  interface Tables {
    organizations: {
      id: Generated<string>;
      name: string;
      organization_type: 'Standard' | 'Individual' | 'Distributor';
      street_address: Defaulted<string>;
      city: Defaulted<string>;
      state: Defaulted<string | null>;
      country: Defaulted<string | null>;
      zip_code: Defaulted<string>;
      url: Defaulted<string>;
      time_zone: Defaulted<string | null>;
      name_key: string;
      match_key: string;
      two_factor_required: Defaulted<boolean>;
      consent_rule: Defaulted<ConsentRule>;
      emergency_number: Defaulted<string>;
      emergency_texts: Defaulted<Record<string, string>>;
      created_at: Generated<Date>;
      version: Generated<number>;
      changed_at: Defaulted<Date | null>;
      changed_by: Defaulted<string | null>;
    };
    users: {
      id: Generated<string>;
      email: string;
      email_key: string;
      email_confirmed_at: Instant | null;
      first_name: string;
      last_name: string;
      /** The name without case and accents, for search and sorting. */
      first_name_key: string;
      last_name_key: string;
      business_phone: Defaulted<string>;
      home_phone: Defaulted<string>;
      mobile_phone: Defaulted<string>;
      job_title: Defaulted<string>;
      job_role: Defaulted<string>;
      professional_specialization_id: Defaulted<number | null>;
      highest_degree_id: Defaulted<number | null>;
      licensed: Defaulted<boolean>;
      advertising_opt_in_at: Defaulted<Date | null>;
      case_reminders: Defaulted<boolean>;
      two_factor_enabled: Defaulted<boolean>;
      signs_in_elsewhere: Defaulted<boolean>;
      chosen_organization_id: Defaulted<string | null>;
      created_at: Generated<Date>;
    };
    accounts: {
      organization_id: string;
      id: Generated<string>;
      user_id: string;
      role_id: RoleId;
      status: UserStatus;
      created_at: Generated<Date>;
      last_sign_in_at: Defaulted<Date | null>;
      /** Whether a colleague has ever shared a client with it. */
      has_shares: Generated<boolean>;
    };
    sessions: Session;
    live_sessions: Session & {
      role_id: RoleId;
      email: string;
      email_confirmed: boolean;
      time_zone: string | null;
      two_factor_required: boolean;
      two_factor_enabled: boolean;
      has_shares: boolean;
    };
    recent_records: {
      organization_id: string;
      account_id: string;
      record_id: string;
      kind: 'client' | 'case';
      opened_at: Generated<Date>;
    };
  }
}
