-- The people of an organization: listed, searched and sorted by what stands in their accounts, whose indexes begin
-- with the organization.

-- The names as the application folds them. For the users there are, the expression comes close enough.
alter table users
  add column first_name_key text collate "C" not null generated always as (
    translate(regexp_replace(normalize(lower(first_name), NFKD), '[\u0300-\u036f]', '', 'g'), 'øđðłħı’', 'oddlhi''')
  ) stored,
  add column last_name_key text collate "C" not null generated always as (
    translate(regexp_replace(normalize(lower(last_name), NFKD), '[\u0300-\u036f]', '', 'g'), 'øđðłħı’', 'oddlhi''')
  ) stored;
alter table users
  alter column first_name_key drop expression,
  alter column first_name_key set default '',
  alter column last_name_key drop expression,
  alter column last_name_key set default '';

-- Of the user, kept in step by triggers, and when a session was opened last.
alter table accounts
  add column first_name_key text collate "C" not null default '',
  add column last_name_key text collate "C" not null default '',
  add column professional_specialization_id smallint,
  add column last_sign_in_at timestamptz;

-- The owner of the tables is shown no rows.
set local role hub_system;
update accounts set
  first_name_key = users.first_name_key,
  last_name_key = users.last_name_key,
  professional_specialization_id = users.professional_specialization_id,
  last_sign_in_at = (
    select max(opened_at) from sessions
    where sessions.organization_id = accounts.organization_id and sessions.account_id = accounts.id
  )
from users where users.id = accounts.user_id;
reset role;

alter table accounts
  add column first_last_key text collate "C" not null
    generated always as (first_name_key || ' ' || last_name_key) stored,
  add column last_first_key text collate "C" not null
    generated always as (last_name_key || ' ' || first_name_key) stored,
  add column words text collate "C" not null
    generated always as (split_words(first_name_key || ' ' || last_name_key)) stored;

create function copy_user() returns trigger language plpgsql as $$
begin
  select first_name_key, last_name_key, professional_specialization_id
  into new.first_name_key, new.last_name_key, new.professional_specialization_id
  from users where id = new.user_id;
  return new;
end $$;
create trigger copy_user before insert on accounts for each row execute function copy_user();

create function follow_user() returns trigger language plpgsql as $$
begin
  update accounts set
    first_name_key = new.first_name_key,
    last_name_key = new.last_name_key,
    professional_specialization_id = new.professional_specialization_id
  where user_id = new.id;
  return null;
end $$;
create trigger follow_user
  after update of first_name_key, last_name_key, professional_specialization_id on users
  for each row
  when (
    (old.first_name_key, old.last_name_key, old.professional_specialization_id)
    is distinct from (new.first_name_key, new.last_name_key, new.professional_specialization_id)
  )
  execute function follow_user();

-- One for each way to sort. Who was removed is listed only when asked for, by status.
create index accounts_by_last_name on accounts (organization_id, last_first_key, id) include (words)
  where status <> 'Removed';
create index accounts_by_first_name on accounts (organization_id, first_last_key, id) where status <> 'Removed';
create index accounts_by_role on accounts (organization_id, role_id, last_first_key, id) where status <> 'Removed';
-- Who never signed in comes first.
create index accounts_by_sign_in on accounts (organization_id, last_sign_in_at nulls first, id)
  where status <> 'Removed';
create index accounts_by_creation on accounts (organization_id, created_at, id) where status <> 'Removed';
create index accounts_by_status on accounts (organization_id, status, last_first_key, id);

-- Whoever ends an account's access ends its sessions.
create index sessions_of_account on sessions (organization_id, account_id) where ended_at is null;

-- A manager sees the pictures of the organization's people.
grant select on user_pictures to hub_manager;
create policy managed on user_pictures for select to hub_manager using (
  (select hub_role()) = 2 and exists (
    select from accounts
    where accounts.user_id = user_pictures.user_id and accounts.organization_id = (select hub_organization())
  )
);

-- A transfer moves thousands of clients by one statement. A plan is kept for as long as the connection, whether it was
-- made for one client or for thousands: so the cases are looked up by their index for each client, always.
create or replace function follow_clients() returns trigger language plpgsql
  set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  update cases set
    account_id = new_clients.account_id,
    client_name = new_clients.first_name || ' ' || new_clients.last_name,
    client_first_name_key = new_clients.first_name_key,
    client_last_name_key = new_clients.last_name_key,
    client_deleted_at = new_clients.deleted_at
  from new_clients
  where cases.organization_id = new_clients.organization_id and cases.client_id = new_clients.id
    and (
      cases.account_id, cases.client_name, cases.client_first_name_key, cases.client_last_name_key,
      cases.client_deleted_at
    ) is distinct from (
      new_clients.account_id, new_clients.first_name || ' ' || new_clients.last_name, new_clients.first_name_key,
      new_clients.last_name_key, new_clients.deleted_at
    );
  return null;
end $$;
drop trigger follow_clients on clients;
create trigger follow_clients after update on clients
  referencing new table as new_clients
  for each statement execute function follow_clients();
