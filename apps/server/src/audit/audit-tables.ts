import type { Generated } from 'kysely';
import type {} from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    audit_entries: {
      at: Generated<Date>;
      id: Generated<string>;
      form: Generated<number>;
      caller: Generated<'account' | 'respondent' | 'support' | 'system'>;
      organization_id: string | null;
      account_id: string | null;
      user_id: string | null;
      respondent_id: string | null;
      action: string;
      record: string;
      record_ids: string[];
      request_id: string | null;
      values_hash: Buffer | null;
      position: string | null;
      chain: Buffer | null;
    };
    audit_values: {
      entry_id: string;
      organization_id: string;
      salt: Generated<Buffer>;
      former: string;
      present: string;
    };
    audit_head: { only_one: Generated<boolean>; position: string; chain: Buffer; signature: Buffer };
  }
}
