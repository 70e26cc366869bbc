-- One referral of one client. It belongs to whom the client belongs.
create table cases (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  client_id uuid not null,
  battery_id uuid not null default gen_random_uuid(),
  -- Of the client, kept in step by a trigger: a page of cases is found and sorted without a look at the clients.
  client_name text not null,
  client_first_name_key text collate "C" not null,
  client_last_name_key text collate "C" not null,
  client_first_last_key text collate "C" not null
    generated always as (client_first_name_key || ' ' || client_last_name_key) stored,
  client_last_first_key text collate "C" not null
    generated always as (client_last_name_key || ' ' || client_first_name_key) stored,
  client_deleted_at timestamptz,
  case_name text not null check (char_length(case_name) between 1 and 100),
  case_name_key text collate "C" not null,
  referral_date date not null,
  expiration_date date not null check (expiration_date > referral_date),
  referred_by_name text not null default '',
  referred_by_email text not null default '',
  referral_reason_html text not null default '',
  referral_reason_text text not null default '',
  -- What was sent and came back: 1 nothing was sent, 2 something is out, 3 all of it is back.
  progress smallint not null default 1 check (progress between 1 and 3),
  closed_at timestamptz,
  status smallint not null generated always as (case when closed_at is null then progress else 4 end) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (organization_id, id),
  unique (battery_id),
  foreign key (organization_id, account_id) references accounts (organization_id, id),
  foreign key (organization_id, client_id) references clients (organization_id, id) on delete cascade
);

-- One for each way to sort. All begin with the owner, so that a page costs what the owner's cases cost.
create index cases_by_referral on cases (organization_id, account_id, referral_date, id)
  where deleted_at is null and client_deleted_at is null;
create index cases_by_expiration on cases (organization_id, account_id, expiration_date, id)
  where deleted_at is null and client_deleted_at is null;
create index cases_by_name on cases (organization_id, account_id, case_name_key, id)
  where deleted_at is null and client_deleted_at is null;
create index cases_by_client_name on cases (organization_id, account_id, client_last_first_key, id)
  where deleted_at is null and client_deleted_at is null;
create index cases_by_status on cases (organization_id, account_id, status, id)
  where deleted_at is null and client_deleted_at is null;
create index cases_by_creation on cases (organization_id, account_id, created_at, id)
  where deleted_at is null and client_deleted_at is null;
-- What is neither closed nor past its expiration, and what is past it and still open.
create index cases_not_closed on cases (organization_id, account_id, expiration_date, id)
  where closed_at is null and deleted_at is null and client_deleted_at is null;
create index cases_of_client on cases (organization_id, client_id, referral_date, id);
create index cases_to_remind on cases (expiration_date)
  where closed_at is null and deleted_at is null and client_deleted_at is null;
create index cases_to_purge on cases (deleted_at) where deleted_at is not null;

create function follow_client() returns trigger language plpgsql as $$
begin
  update cases set
    account_id = new.account_id,
    client_name = new.first_name || ' ' || new.last_name,
    client_first_name_key = new.first_name_key,
    client_last_name_key = new.last_name_key,
    client_deleted_at = new.deleted_at
  where organization_id = new.organization_id and client_id = new.id;
  return null;
end $$;
create trigger follow_client
  after update of account_id, first_name, last_name, first_name_key, last_name_key, deleted_at on clients
  for each row
  when (
    (old.account_id, old.first_name, old.last_name, old.deleted_at)
    is distinct from (new.account_id, new.first_name, new.last_name, new.deleted_at)
  )
  execute function follow_client();

create table case_notes (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  -- Who wrote it: a case may pass to another practitioner, a note keeps its author.
  account_id uuid not null,
  note_html text not null,
  note_text text not null,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, case_id) references cases (organization_id, id) on delete cascade,
  foreign key (organization_id, account_id) references accounts (organization_id, id)
);
create index case_notes_by_creation on case_notes (organization_id, case_id, created_at, id)
  where deleted_at is null;
create index case_notes_to_purge on case_notes (deleted_at) where deleted_at is not null;

-- What a note said before it was changed. Nobody changes that.
create table case_note_versions (
  organization_id uuid not null,
  note_id uuid not null,
  version integer not null,
  note_html text not null,
  note_text text not null,
  written_at timestamptz not null,
  replaced_at timestamptz not null default now(),
  primary key (organization_id, note_id, version),
  foreign key (organization_id, note_id) references case_notes (organization_id, id) on delete cascade
);

-- Which reminders were mailed: each once for a date of expiration.
create table case_reminders (
  organization_id uuid not null,
  case_id uuid not null,
  expiration_date date not null,
  kind text not null check (kind in ('day before', 'day')),
  written_at timestamptz not null default now(),
  primary key (organization_id, case_id, expiration_date, kind),
  foreign key (organization_id, case_id) references cases (organization_id, id) on delete cascade
);

-- What an account opened lately.
create table recent_records (
  organization_id uuid not null,
  account_id uuid not null,
  record_id uuid not null,
  kind text not null check (kind in ('client', 'case')),
  opened_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, account_id, record_id),
  foreign key (organization_id, account_id) references accounts (organization_id, id)
);
create index recent_records_by_opening on recent_records (organization_id, account_id, opened_at);
create index recent_records_by_age on recent_records (opened_at);

do $$
declare
  name text;
begin
  foreach name in array array[
    'cases', 'case_notes', 'case_note_versions', 'case_reminders', 'recent_records'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to hub_system', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
  end loop;
end $$;

grant select, insert, update on cases, case_notes, recent_records to hub_app;
grant select, insert on case_note_versions to hub_app;

-- As sub-selects they are found once for a statement, not for each row.
create policy own on cases to hub_app
  using (organization_id = (select hub_organization()) and account_id = (select hub_account()))
  with check (organization_id = (select hub_organization()) and account_id = (select hub_account()));

create policy own on recent_records to hub_app
  using (organization_id = (select hub_organization()) and account_id = (select hub_account()))
  with check (organization_id = (select hub_organization()) and account_id = (select hub_account()));

alter policy own on clients
  using (organization_id = (select hub_organization()) and account_id = (select hub_account()))
  with check (organization_id = (select hub_organization()) and account_id = (select hub_account()));

-- Whoever has the case reads its notes; only the author of a note writes it.
create policy of_case on case_notes for select to hub_app using (
  organization_id = hub_organization() and exists (
    select from cases where cases.organization_id = case_notes.organization_id and cases.id = case_notes.case_id
  )
);
create policy added on case_notes for insert to hub_app with check (
  organization_id = hub_organization() and account_id = hub_account() and exists (
    select from cases where cases.organization_id = case_notes.organization_id and cases.id = case_notes.case_id
  )
);
create policy changed on case_notes for update to hub_app
  using (organization_id = hub_organization() and account_id = hub_account())
  with check (organization_id = hub_organization() and account_id = hub_account());

create policy of_author on case_note_versions to hub_app using (
  organization_id = hub_organization() and exists (
    select from case_notes
    where case_notes.organization_id = case_note_versions.organization_id
      and case_notes.id = case_note_versions.note_id and case_notes.account_id = hub_account()
  )
);

alter table users add column case_reminders boolean not null default true;
grant update (case_reminders) on users to hub_app;
-- The policy there was would let a call change the choice of a colleague, whose name it may read.
drop policy own on users;
create policy own on users for select to hub_app using (
  id = hub_user()
  or exists (select from accounts where accounts.user_id = users.id and organization_id = hub_organization())
);
create policy own_choice on users for update to hub_app using (id = hub_user()) with check (id = hub_user());
