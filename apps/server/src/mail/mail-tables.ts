import type { Generated } from 'kysely';
import type {} from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    kept_mails: {
      id: Generated<string>;
      recipient: string;
      subject: string;
      text: string;
      html: string;
      created_at: Generated<Date>;
    };
  }
}
