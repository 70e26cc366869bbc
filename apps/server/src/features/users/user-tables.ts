import type { ReminderLanguage } from '@hub/contract/core/administrations/reminder-text';
import type { Generated } from 'kysely';
import type { Defaulted } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    user_addresses: {
      user_id: string;
      kind: 'billing' | 'shipping';
      first_name: Defaulted<string>;
      last_name: Defaulted<string>;
      phone: Defaulted<string>;
      street_address: Defaulted<string>;
      city: Defaulted<string>;
      state: Defaulted<string | null>;
      county: Defaulted<string>;
      country: Defaulted<string | null>;
      zip_code: Defaulted<string>;
      organization_id: Defaulted<string | null>;
    };
    reminder_texts: {
      user_id: string;
      language: ReminderLanguage;
      body: string;
      changed_at: Generated<Date>;
    };
    user_pictures: {
      user_id: string;
      version: string;
      small: Buffer;
      large: Buffer;
      changed_at: Generated<Date>;
    };
  }
}
