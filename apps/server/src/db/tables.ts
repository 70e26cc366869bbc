import type { RoleId } from '@hub/contract/catalogs/roles';
import type { UserStatus } from '@hub/contract/catalogs/user-statuses';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** A column that the database fills when nothing is given. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Instant = ColumnType<Date, Date, Date>;

type Session = {
  organization_id: string;
  id: Generated<string>;
  account_id: string;
  user_id: string;
  grant_id: string;
  opened_at: Generated<Date>;
  renewed_at: Generated<Date>;
  expires_at: Instant;
  ended_at: Instant | null;
  user_agent: Defaulted<string | null>;
  address: Defaulted<string | null>;
};

/** What belongs to a client. */
type ClientRecord = {
  organization_id: string;
  id: Generated<string>;
  client_id: string;
  version: Generated<number>;
};

export type Tables = {
  organizations: {
    id: Generated<string>;
    name: string;
    organization_type: 'Standard' | 'Individual' | 'Distributor';
    street_address: Defaulted<string>;
    city: Defaulted<string>;
    state: Defaulted<string | null>;
    country: Defaulted<string | null>;
    zip_code: Defaulted<string>;
    url: Defaulted<string>;
    time_zone: Defaulted<string>;
    name_key: string;
    match_key: string;
    two_factor_required: Defaulted<boolean>;
    created_at: Generated<Date>;
  };
  account_codes: {
    user_id: string;
    purpose: 'confirm-email' | 'change-email' | 'new-password';
    code_hash: Buffer;
    email: string;
    tries: Generated<number>;
    sent_at: Generated<Date>;
    expires_at: Instant;
  };
  users: {
    id: Generated<string>;
    email: string;
    email_key: string;
    email_confirmed_at: Instant | null;
    first_name: string;
    last_name: string;
    business_phone: Defaulted<string>;
    home_phone: Defaulted<string>;
    mobile_phone: Defaulted<string>;
    job_title: Defaulted<string>;
    job_role: Defaulted<string>;
    professional_specialization_id: Defaulted<number | null>;
    highest_degree_id: Defaulted<number | null>;
    licensed: Defaulted<boolean>;
    advertising_opt_in_at: Defaulted<Date | null>;
    case_reminders: Defaulted<boolean>;
    two_factor_enabled: Defaulted<boolean>;
    signs_in_elsewhere: Defaulted<boolean>;
    created_at: Generated<Date>;
  };
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
  user_pictures: {
    user_id: string;
    version: string;
    small: Buffer;
    large: Buffer;
    changed_at: Generated<Date>;
  };
  credentials: { user_id: string; password_hash: string; changed_at: Generated<Date> };
  linked_identities: { issuer: string; subject: string; user_id: string; created_at: Generated<Date> };
  accounts: {
    organization_id: string;
    id: Generated<string>;
    user_id: string;
    role_id: RoleId;
    status: UserStatus;
    created_at: Generated<Date>;
  };
  sessions: Session;
  live_sessions: Session & {
    role_id: RoleId;
    email: string;
    email_confirmed: boolean;
    time_zone: string;
    two_factor_required: boolean;
    two_factor_enabled: boolean;
  };
  second_factors: {
    user_id: string;
    sealed_secret: Buffer;
    confirmed_at: Instant | null;
    /** A bigint, which the driver gives as text. */
    last_step: ColumnType<string | null, number | null, number | null>;
    created_at: Generated<Date>;
  };
  recovery_codes: { user_id: string; code_hash: Buffer; used_at: ColumnType<Date | null, undefined, Date> };
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
  kept_mails: {
    id: Generated<string>;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    created_at: Generated<Date>;
  };
  clients: {
    organization_id: string;
    id: Generated<string>;
    account_id: string;
    first_name: string;
    last_name: string;
    first_name_key: string;
    last_name_key: string;
    first_last_key: GeneratedAlways<string>;
    last_first_key: GeneratedAlways<string>;
    gender_id: number | null;
    other_gender: Defaulted<string>;
    date_of_birth: string;
    external_client_id: Defaulted<string>;
    email: Defaulted<string>;
    phone_number: Defaulted<string>;
    gender_identity_id: number | null;
    other_gender_identity: Defaulted<string>;
    pronouns_id: number | null;
    other_pronouns: Defaulted<string>;
    primary_language_id: number | null;
    other_language: Defaulted<string>;
    handedness_id: number | null;
    closed_captioning: Defaulted<boolean>;
    last_evaluation: Defaulted<string | null>;
    version: Generated<number>;
    created_at: Generated<Date>;
    deleted_at: Defaulted<Date | null>;
  };
  client_contacts: ClientRecord & {
    position: number;
    first_name: string;
    last_name: string;
    relationship_id: number;
    email: Defaulted<string>;
    phone_number: Defaulted<string>;
    primary_language_id: number | null;
    other_language: Defaulted<string>;
  };
  client_educations: ClientRecord & {
    school_name: string;
    district: Defaulted<string>;
    grade_id: number | null;
  };
  client_demographics: ClientRecord & {
    number_of_siblings_id: number | null;
    annual_household_income_id: number | null;
    economic_disadvantage_id: number | null;
  };
  client_comments: ClientRecord & { comment: string };
  cases: {
    organization_id: string;
    id: Generated<string>;
    account_id: string;
    client_id: string;
    battery_id: Generated<string>;
    client_name: string;
    client_first_name_key: string;
    client_last_name_key: string;
    client_first_last_key: GeneratedAlways<string>;
    client_last_first_key: GeneratedAlways<string>;
    client_deleted_at: Defaulted<Date | null>;
    case_name: string;
    case_name_key: string;
    referral_date: string;
    expiration_date: string;
    referred_by_name: Defaulted<string>;
    referred_by_email: Defaulted<string>;
    referral_reason_html: Defaulted<string>;
    referral_reason_text: Defaulted<string>;
    progress: Generated<number>;
    closed_at: Defaulted<Date | null>;
    status: GeneratedAlways<number>;
    version: Generated<number>;
    created_at: Generated<Date>;
    deleted_at: Defaulted<Date | null>;
  };
  case_notes: {
    organization_id: string;
    id: Generated<string>;
    case_id: string;
    account_id: string;
    note_html: string;
    note_text: string;
    version: Generated<number>;
    created_at: Generated<Date>;
    edited_at: Defaulted<Date | null>;
    deleted_at: Defaulted<Date | null>;
  };
  case_note_versions: {
    organization_id: string;
    note_id: string;
    version: number;
    note_html: string;
    note_text: string;
    written_at: Date;
    replaced_at: Generated<Date>;
  };
  case_reminders: {
    organization_id: string;
    case_id: string;
    expiration_date: string;
    kind: 'day before' | 'day';
    written_at: Generated<Date>;
  };
  recent_records: {
    organization_id: string;
    account_id: string;
    record_id: string;
    kind: 'client' | 'case';
    opened_at: Generated<Date>;
  };
};
