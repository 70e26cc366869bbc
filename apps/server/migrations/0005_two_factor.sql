-- The authenticator app of a user. Until a first code has come back it is not asked for.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- The last step of 30 seconds whose code was taken: neither it nor an earlier one is taken again.
  last_step bigint,
  created_at timestamptz not null default now()
);

-- For the day on which the app is not at hand: each works once, and is known by a keyed hash alone.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

alter table organizations add column two_factor_required boolean not null default false;
-- Whether a first code has come back. Every call asks for it, so it stands where a call looks anyway.
alter table users add column two_factor_enabled boolean not null default false;

-- Where a session was opened, for its owner to recognize it.
alter table sessions add column user_agent text, add column address text;
create index sessions_by_user on sessions (user_id) where ended_at is null;

do $$
declare
  name text;
begin
  foreach name in array array['second_factors', 'recovery_codes'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to hub_system', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
  end loop;
end $$;

-- A call also knows whether its user has a second factor, and whether the organization asks for one.
create or replace view live_sessions with (security_invoker = true) as
  select s.organization_id, s.id, s.account_id, s.user_id, s.grant_id, s.opened_at, s.renewed_at, s.expires_at,
    s.ended_at, a.role_id, u.email, u.email_confirmed_at is not null as email_confirmed, o.time_zone,
    o.two_factor_required, u.two_factor_enabled, s.user_agent, s.address
  from sessions s
  join accounts a on a.organization_id = s.organization_id and a.id = s.account_id
  join users u on u.id = s.user_id
  join organizations o on o.id = s.organization_id
  where s.ended_at is null and s.expires_at > now() and a.status in ('Active', 'PendingEmailConfirmation');
