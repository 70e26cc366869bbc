-- The people who are evaluated. Each belongs to one practitioner's account.
create table clients (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  first_name text not null check (char_length(first_name) between 1 and 50),
  last_name text not null check (char_length(last_name) between 1 and 50),
  -- The names without case and accents, as the application folds them: for search and for sorting.
  first_name_key text collate "C" not null,
  last_name_key text collate "C" not null,
  first_last_key text collate "C" not null generated always as (first_name_key || ' ' || last_name_key) stored,
  last_first_key text collate "C" not null generated always as (last_name_key || ' ' || first_name_key) stored,
  gender_id smallint,
  other_gender text not null default '',
  date_of_birth date not null,
  external_client_id text not null default '' check (char_length(external_client_id) <= 50),
  email text not null default '',
  phone_number text not null default '',
  gender_identity_id smallint,
  other_gender_identity text not null default '',
  pronouns_id smallint,
  other_pronouns text not null default '',
  primary_language_id smallint,
  other_language text not null default '',
  handedness_id smallint,
  closed_captioning boolean not null default false,
  last_evaluation date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, account_id) references accounts (organization_id, id)
);

-- One for each way to sort. All begin with the owner, so that a page costs what the owner's clients cost.
create index clients_by_last_name on clients (organization_id, account_id, last_first_key, id)
  where deleted_at is null;
create index clients_by_first_name on clients (organization_id, account_id, first_last_key, id)
  where deleted_at is null;
create index clients_by_birth on clients (organization_id, account_id, date_of_birth, id)
  where deleted_at is null;
-- Who was never evaluated has waited longest.
create index clients_by_evaluation on clients (organization_id, account_id, last_evaluation nulls first, id)
  where deleted_at is null;
create index clients_by_creation on clients (organization_id, account_id, created_at, id)
  where deleted_at is null;
create index clients_by_deletion on clients (organization_id, account_id, deleted_at)
  where deleted_at is not null;
create index clients_to_purge on clients (deleted_at) where deleted_at is not null;

create table client_contacts (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  position smallint not null check (position between 1 and 3),
  first_name text not null check (char_length(first_name) between 1 and 50),
  last_name text not null check (char_length(last_name) between 1 and 50),
  relationship_id smallint not null,
  email text not null default '',
  phone_number text not null default '',
  primary_language_id smallint,
  other_language text not null default '',
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, client_id) references clients (organization_id, id) on delete cascade,
  -- At the end of the transaction: a new order swaps places on its way.
  unique (organization_id, client_id, position) deferrable initially deferred
);

create table client_educations (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  school_name text not null check (char_length(school_name) between 1 and 100),
  district text not null default '',
  grade_id smallint,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, client_id) references clients (organization_id, id) on delete cascade,
  unique (organization_id, client_id)
);

create table client_demographics (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  number_of_siblings_id smallint,
  annual_household_income_id smallint,
  economic_disadvantage_id smallint,
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, client_id) references clients (organization_id, id) on delete cascade,
  unique (organization_id, client_id)
);

create table client_comments (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  comment text not null check (char_length(comment) between 1 and 500),
  version integer not null default 1,
  primary key (organization_id, id),
  foreign key (organization_id, client_id) references clients (organization_id, id) on delete cascade,
  unique (organization_id, client_id)
);

do $$
declare
  name text;
begin
  foreach name in array array[
    'clients', 'client_contacts', 'client_educations', 'client_demographics', 'client_comments'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to hub_app, hub_system', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
  end loop;
end $$;

-- Only the job that purges takes a client away for good.
revoke delete on clients from hub_app;

create policy own on clients to hub_app
  using (organization_id = hub_organization() and account_id = hub_account())
  with check (organization_id = hub_organization() and account_id = hub_account());

do $$
declare
  name text;
begin
  foreach name in array array[
    'client_contacts', 'client_educations', 'client_demographics', 'client_comments'
  ] loop
    execute format(
      'create policy own on %1$I to hub_app using (
        organization_id = hub_organization() and exists (
          select from clients where clients.organization_id = %1$I.organization_id and clients.id = %1$I.client_id
        )
      )',
      name
    );
  end loop;
end $$;

-- A call also knows the time zone of its organization: whose day it is decides about ages and dates.
create or replace view live_sessions with (security_invoker = true) as
  select s.*, a.role_id, u.email, u.email_confirmed_at is not null as email_confirmed, o.time_zone
  from sessions s
  join accounts a on a.organization_id = s.organization_id and a.id = s.account_id
  join users u on u.id = s.user_id
  join organizations o on o.id = s.organization_id
  where s.ended_at is null and s.expires_at > now() and a.status in ('Active', 'PendingEmailConfirmation');
