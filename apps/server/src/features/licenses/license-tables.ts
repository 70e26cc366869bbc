import type { LicenseRequest } from '@hub/contract/core/licenses/license-requests';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import type { Generated } from 'kysely';
import type { Defaulted, Instant } from '../../db/tables.ts';
import type { Bucket } from './ledger/move.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    license_stocks: {
      organization_id: string;
      feature_id: string;
      is_pooling_enabled: Defaulted<boolean>;
      low_under: Defaulted<number | null>;
    };
    license_lots: {
      organization_id: string;
      id: Generated<string>;
      feature_id: string;
      quantity: number;
      starts_on: CalendarDay;
      expires_on: CalendarDay | null;
      source: 'key' | 'grant' | 'demonstration';
      reference: Defaulted<string>;
      created_at: Generated<Date>;
    };
    license_holdings: {
      organization_id: string;
      id: Generated<string>;
      feature_id: string;
      lot_id: string;
      account_id: string | null;
    } & Record<Bucket, Defaulted<number>>;
    license_entries: {
      organization_id: string;
      id: Generated<string>;
      at: Generated<Date>;
      day: CalendarDay;
      kind: string;
      feature_id: string;
      lot_id: string;
      from_holding: string | null;
      from_place: Bucket | null;
      to_holding: string;
      to_place: Bucket;
      quantity: number;
      account_id: string | null;
      by_account_id: string | null;
      reason: Defaulted<string>;
      administration_id: string | null;
      administration_number: string | null;
      hold_id: string | null;
      key_id: string | null;
      request_id: string | null;
      idempotency_key: string | null;
    };
    license_holds: {
      organization_id: string;
      id: string;
      feature_id: string;
      holding_id: string;
      account_id: string;
      administration_id: string | null;
      administration_number: string | null;
      honoured_at: Defaulted<Instant | null>;
      outcome: Defaulted<'consumed' | 'released' | 'expired' | 'refunded' | null>;
    };
    license_keys: {
      id: Generated<string>;
      key_hash: Buffer;
      ending: string;
      feature_id: string;
      quantity: number;
      starts_on: CalendarDay | null;
      expires_on: CalendarDay | null;
      reference: Defaulted<string>;
      made_at: Generated<Date>;
      activate_until: Defaulted<CalendarDay | null>;
      organization_id: Defaulted<string | null>;
      lot_id: Defaulted<string | null>;
      taken_back_at: Defaulted<Instant | null>;
      activated_at: Defaulted<Instant | null>;
      activated_in: Defaulted<string | null>;
    };
    pending_licenses: {
      id: Generated<string>;
      email_key: string;
      feature_id: string;
      quantity: number;
      starts_on: CalendarDay | null;
      expires_on: CalendarDay | null;
      reference: Defaulted<string>;
      made_at: Generated<Date>;
      activated_at: Defaulted<Instant | null>;
      activated_in: Defaulted<string | null>;
    };
    license_requests: {
      organization_id: string;
      id: Generated<string>;
      account_id: string;
      feature_id: string;
      quantity: number;
      message: string;
      state: LicenseRequest['state'];
      asked_at: Generated<Date>;
      decided_at: Defaulted<Date | null>;
      decided_by: Defaulted<string | null>;
      reason: Defaulted<string>;
    };
    license_days: {
      organization_id: string;
      feature_id: string;
      account_id: string | null;
      day: CalendarDay;
      kind: string;
      entries: number;
      quantity: number;
    };
  }
}
