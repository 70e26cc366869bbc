import type { ConsentAuthority, ConsentMethod, ConsentPurpose } from '@hub/contract/core/consents/consent';
import type { Generated } from 'kysely';
import type { Defaulted } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    consents: {
      organization_id: string;
      id: Generated<string>;
      case_id: string;
      given_by: 'client' | 'contact' | 'other';
      contact_id: Defaulted<string | null>;
      first_name: string;
      last_name: string;
      authority: ConsentAuthority;
      purposes: ConsentPurpose[];
      method: ConsentMethod;
      given_on: string;
      until_on: Defaulted<string | null>;
      created_at: Generated<Date>;
      created_by: string;
      withdrawn_at: Defaulted<Date | null>;
      withdrawn_by: Defaulted<string | null>;
      withdrawal_reason: Defaulted<string>;
    };
  }
}
