import type { Generated, JSONColumnType } from 'kysely';
import type { Instant } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    idempotency_keys: {
      organization_id: string;
      account_id: string;
      key: string;
      request_hash: Buffer;
      status: number | null;
      answer: JSONColumnType<object> | null;
      created_at: Generated<Date>;
    };
    rate_counters: { name: string; subject: Buffer; window_start: Instant; count: number };
  }
}
