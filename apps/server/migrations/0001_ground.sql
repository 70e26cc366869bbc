-- Two roles. hub_app serves the calls of signed-in people and sees one organization at a time.
-- hub_system serves identity and jobs, which belong to no organization. Neither owns anything.
do $$
begin
  if not exists (select from pg_roles where rolname = 'hub_app') then
    create role hub_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'hub_system') then
    create role hub_system nologin;
  end if;
exception
  -- Another database of the same server was migrated at the same moment.
  when duplicate_object or unique_violation then null;
end $$;
grant hub_app, hub_system to current_user;
grant usage on schema public to hub_app, hub_system;

-- Whose call this is: set for one transaction, empty outside of it.
create function hub_organization() returns uuid language sql stable as
  $$ select nullif(current_setting('hub.organization_id', true), '')::uuid $$;
create function hub_account() returns uuid language sql stable as
  $$ select nullif(current_setting('hub.account_id', true), '')::uuid $$;
create function hub_user() returns uuid language sql stable as
  $$ select nullif(current_setting('hub.user_id', true), '')::uuid $$;

create table organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  organization_type text not null check (organization_type in ('Standard', 'Individual', 'Distributor')),
  street_address text not null default '',
  city text not null default '',
  state text,
  country text,
  zip_code text not null default '',
  url text not null default '',
  time_zone text not null default 'UTC',
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_key text not null unique,
  email_confirmed_at timestamptz,
  first_name text not null,
  last_name text not null,
  business_phone text not null default '',
  home_phone text not null default '',
  mobile_phone text not null default '',
  job_title text not null default '',
  job_role text not null default '',
  professional_specialization_id smallint,
  highest_degree_id smallint,
  licensed boolean not null default false,
  advertising_opt_in_at timestamptz,
  picture text,
  created_at timestamptz not null default now()
);

create table user_addresses (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('billing', 'shipping')),
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  street_address text not null default '',
  city text not null default '',
  state text,
  county text not null default '',
  country text,
  zip_code text not null default '',
  organization_id uuid references organizations,
  primary key (user_id, kind)
);

-- Apart from the user, so that no role that reads names can read a hash.
create table credentials (
  user_id uuid primary key references users on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

-- A user in an organization.
create table accounts (
  organization_id uuid not null references organizations,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references users,
  role_id smallint not null check (role_id in (1, 2, 3)),
  status text not null check (status in (
    'Active', 'Inactive', 'Removed', 'PendingEmailConfirmation', 'PendingOrgApproval', 'Denied'
  )),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, user_id)
);
create index accounts_by_user on accounts (user_id);

-- One sign-in. The identity provider's grant and every token made from it live and die with its row.
create table sessions (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid() unique,
  account_id uuid not null,
  user_id uuid not null references users,
  grant_id text not null unique,
  opened_at timestamptz not null default now(),
  renewed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, account_id) references accounts (organization_id, id)
);
create index sessions_by_end on sessions (expires_at);

-- The sessions that may act: not ended, not run out, of an account that may sign in.
create view live_sessions with (security_invoker = true) as
  select s.*, a.role_id, u.email, u.email_confirmed_at is not null as email_confirmed
  from sessions s
  join accounts a on a.organization_id = s.organization_id and a.id = s.account_id
  join users u on u.id = s.user_id
  where s.ended_at is null and s.expires_at > now() and a.status in ('Active', 'PendingEmailConfirmation');

create table audit_entries (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  user_id uuid not null,
  action text not null,
  record text not null,
  record_ids uuid[] not null,
  request_id uuid,
  at timestamptz not null default clock_timestamp(),
  -- Given by the sealing job, afterwards: the place in the chain, and the chain's value up to there.
  position bigint unique,
  chain bytea,
  primary key (organization_id, id)
);
create index audit_entries_unsealed on audit_entries (at, id) where position is null;

create table audit_head (
  only_one boolean primary key default true check (only_one),
  position bigint not null,
  chain bytea not null,
  signature bytea not null
);

create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.position is null and (
    to_jsonb(new) - 'position' - 'chain' = to_jsonb(old) - 'position' - 'chain'
  ) then
    return new;
  end if;
  raise exception 'audit entries are never changed';
end $$;
create trigger keep_audit_entry before update or delete on audit_entries
  for each row execute function keep_audit_entry();

create table idempotency_keys (
  organization_id uuid not null,
  account_id uuid not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (organization_id, account_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table rate_counters (
  name text not null,
  subject bytea not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (name, subject, window_start)
);
create index rate_counters_by_age on rate_counters (window_start);

-- Wrong passwords by the hash of the email that was typed, whether such a user exists or not.
create table password_attempts (
  subject bytea primary key,
  failures integer not null,
  not_before timestamptz not null,
  last_at timestamptz not null default now()
);
create index password_attempts_by_age on password_attempts (last_at);

-- The identity provider's own records. Ids are hashed and payloads sealed: nothing here signs anyone in.
create table provider_records (
  model text not null,
  id bytea not null,
  grant_id text,
  uid text,
  sealed_payload bytea not null,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index provider_records_by_grant on provider_records (grant_id) where grant_id is not null;
create index provider_records_by_uid on provider_records (model, uid) where uid is not null;
create index provider_records_by_end on provider_records (expires_at);

create table signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private_jwk bytea not null,
  signs_from timestamptz not null,
  retires_at timestamptz
);

-- What was mailed while no mail server was configured, for the page at /dev/mail.
create table kept_mails (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now()
);

do $$
declare
  name text;
begin
  foreach name in array array[
    'organizations', 'users', 'user_addresses', 'credentials', 'accounts', 'sessions', 'audit_entries',
    'audit_head', 'idempotency_keys', 'rate_counters', 'password_attempts', 'provider_records',
    'signing_keys', 'kept_mails'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
  end loop;
  foreach name in array array[
    'organizations', 'users', 'user_addresses', 'credentials', 'accounts', 'sessions', 'idempotency_keys',
    'rate_counters', 'password_attempts', 'provider_records', 'signing_keys', 'kept_mails'
  ] loop
    execute format('grant select, insert, update, delete on %I to hub_system', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
  end loop;
end $$;

grant select on live_sessions to hub_system;

grant select on organizations to hub_app;
create policy own on organizations to hub_app using (
  id = hub_organization()
  or exists (select from accounts where accounts.organization_id = organizations.id and user_id = hub_user())
);

grant select on accounts to hub_app;
create policy own on accounts to hub_app using (organization_id = hub_organization() or user_id = hub_user());

grant select on users to hub_app;
create policy own on users to hub_app using (
  id = hub_user()
  or exists (select from accounts where accounts.user_id = users.id and organization_id = hub_organization())
);

grant select on user_addresses to hub_app;
create policy own on user_addresses to hub_app using (user_id = hub_user());

grant select, insert, update on idempotency_keys to hub_app;
create policy own on idempotency_keys to hub_app
  using (organization_id = hub_organization() and account_id = hub_account())
  with check (organization_id = hub_organization() and account_id = hub_account());

grant insert (organization_id, account_id, user_id, action, record, record_ids, request_id)
  on audit_entries to hub_app, hub_system;
grant select, update (position, chain) on audit_entries to hub_system;
grant select, insert, update on audit_head to hub_system;
create policy own on audit_entries for insert to hub_app with check (
  organization_id = hub_organization() and account_id = hub_account() and user_id = hub_user()
);
create policy system on audit_entries to hub_system using (true) with check (true);
create policy system on audit_head to hub_system using (true) with check (true);
