import type { Generated } from 'kysely';
import type {} from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    audit_entries: {
      organization_id: string;
      id: Generated<string>;
      account_id: string;
      user_id: string;
      action: string;
      record: string;
      record_ids: string[];
      request_id: string | null;
      at: Generated<Date>;
      position: string | null;
      chain: Buffer | null;
    };
    audit_head: { only_one: Generated<boolean>; position: string; chain: Buffer; signature: Buffer };
  }
}
