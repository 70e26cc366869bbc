import type { Generated, JSONColumnType } from 'kysely';
import type {} from '../db/tables.ts';
import type { Leftover } from '../jobs/clean-up.ts';

declare module '../db/tables.ts' {
  interface Tables {
    kept_mails: { id: string; sealed: Buffer; created_at: Generated<Date> };
    undelivered_mails: {
      id: string;
      sealed: Buffer;
      about_kind: string | null;
      about_id: string | null;
      reason: JSONColumnType<object>;
      created_at: Generated<Date>;
    };
  }
}

export const mailLeftovers: readonly Leftover[] = [
  { table: 'kept_mails', column: 'created_at', after: '7 days' },
  { table: 'undelivered_mails', column: 'created_at', after: '30 days' },
];
