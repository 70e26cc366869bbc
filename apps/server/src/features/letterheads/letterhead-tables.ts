import type { Defaulted } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    organization_logos: { organization_id: string; png: Buffer; changed_at: Defaulted<Date> };
    user_signatures: {
      user_id: string;
      typed: string | null;
      png: Buffer | null;
      changed_at: Defaulted<Date>;
    };
  }
}
