import type { RoleId } from '@hub/contract/catalogs/roles';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instant } from '../db/tables.ts';

declare module '../db/tables.ts' {
  interface Tables {
    credentials: { user_id: string; password_hash: string; changed_at: Generated<Date> };
    linked_identities: { issuer: string; subject: string; user_id: string; created_at: Generated<Date> };
    account_codes: {
      user_id: string;
      purpose: 'confirm-email' | 'change-email' | 'new-password';
      code_hash: Buffer;
      email: string;
      tries: Generated<number>;
      sent_at: Generated<Date>;
      expires_at: Instant;
    };
    invitations: {
      organization_id: string;
      id: Generated<string>;
      email: string;
      email_key: string;
      role_id: RoleId;
      invited_by: string;
      link_hash: Buffer;
      sent_at: Generated<Date>;
      expires_at: Instant;
    };
    second_factors: {
      user_id: string;
      sealed_secret: Buffer;
      confirmed_at: Instant | null;
      /** The driver returns a bigint as text. */
      last_step: ColumnType<string | null, number | null, number | null>;
      created_at: Generated<Date>;
    };
    recovery_codes: { user_id: string; code_hash: Buffer; used_at: ColumnType<Date | null, undefined, Date> };
    password_attempts: {
      subject: Buffer;
      failures: number;
      not_before: Instant;
      last_at: Generated<Date>;
    };
    provider_records: {
      model: string;
      id: Buffer;
      grant_id: string | null;
      uid: string | null;
      sealed_payload: Buffer;
      consumed_at: Instant | null;
      expires_at: Instant | null;
    };
    signing_keys: {
      kid: string;
      public_jwk: JSONColumnType<object>;
      sealed_private_jwk: Buffer;
      signs_from: Instant;
      retires_at: Instant | null;
    };
  }
}
