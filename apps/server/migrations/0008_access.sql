-- Who may see what: the policies of every kind of caller in one place. The conditions that the server builds
-- (src/db/access.ts) say the same.
--
-- hub_app        works with clients: the own ones, and those that a colleague shares
-- hub_manager    a manager who looks at colleagues' clients: names, dates and counts alone
-- hub_support    helps people with their accounts: no client, no case
-- hub_respondent answers a form: nothing yet
-- hub_system     identity and jobs, which belong to no organization
do $$
declare
  name text;
begin
  foreach name in array array['hub_manager', 'hub_support', 'hub_respondent'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
  end loop;
exception
  -- Another database of the same server was migrated at the same moment.
  when duplicate_object or unique_violation then null;
end $$;

-- A user without the right to create roles has been made a member of them by whoever created them.
do $$
declare
  name text;
begin
  foreach name in array array['hub_manager', 'hub_support', 'hub_respondent'] loop
    if not pg_has_role(current_user, name, 'member') then
      execute format('grant %I to current_user', name);
    end if;
  end loop;
end $$;
grant usage on schema public to hub_manager, hub_support, hub_respondent;

-- The role of the account in this transaction: 1 practitioner, 2 manager, 3 support.
create function hub_role() returns smallint language sql stable as
  $$ select nullif(current_setting('hub.role_id', true), '')::smallint $$;

-- A client that its owner lets a colleague of the same organization read.
create table client_shares (
  organization_id uuid not null,
  client_id uuid not null,
  account_id uuid not null,
  shared_at timestamptz not null default now(),
  primary key (organization_id, account_id, client_id),
  foreign key (organization_id, client_id) references clients (organization_id, id) on delete cascade,
  foreign key (organization_id, account_id) references accounts (organization_id, id)
);
create index client_shares_of_client on client_shares (organization_id, client_id);
alter table client_shares enable row level security;
alter table client_shares force row level security;
grant select, insert, update, delete on client_shares to hub_system;
create policy system on client_shares to hub_system using (true) with check (true);
grant select on client_shares to hub_app;
create policy shared_with on client_shares for select to hub_app
  using (organization_id = (select hub_organization()) and account_id = (select hub_account()));

-- As sub-selects the settings are read once for a statement, not for each row.
alter policy own on clients
  using (
    organization_id = (select hub_organization()) and account_id = (select hub_account())
    and (select hub_role()) in (1, 2)
  )
  with check (
    organization_id = (select hub_organization()) and account_id = (select hub_account())
    and (select hub_role()) in (1, 2)
  );
create policy shared on clients for select to hub_app using (
  organization_id = (select hub_organization()) and (select hub_role()) in (1, 2)
  and id in (select client_id from client_shares)
);

alter policy own on cases
  using (
    organization_id = (select hub_organization()) and account_id = (select hub_account())
    and (select hub_role()) in (1, 2)
  )
  with check (
    organization_id = (select hub_organization()) and account_id = (select hub_account())
    and (select hub_role()) in (1, 2)
  );
create policy shared on cases for select to hub_app using (
  organization_id = (select hub_organization()) and (select hub_role()) in (1, 2)
  and client_id in (select client_id from client_shares)
);

-- What belongs to a client is read by those who may read the client, and written by its owner alone.
do $$
declare
  name text;
  action text;
begin
  foreach name in array array[
    'client_contacts', 'client_educations', 'client_demographics', 'client_comments'
  ] loop
    execute format('drop policy own on %I', name);
    execute format(
      'create policy of_client on %1$I for select to hub_app using (
        organization_id = (select hub_organization()) and exists (
          select from clients where clients.organization_id = %1$I.organization_id and clients.id = %1$I.client_id
        )
      )',
      name
    );
    foreach action in array array['insert', 'update', 'delete'] loop
      execute format(
        'create policy %3$s_of_own_client on %1$I for %3$s to hub_app %2$s (
          organization_id = (select hub_organization()) and exists (
            select from clients where clients.organization_id = %1$I.organization_id
              and clients.id = %1$I.client_id and clients.account_id = (select hub_account())
          )
        )',
        name, case action when 'insert' then 'with check' else 'using' end, action
      );
    end loop;
  end loop;
end $$;

-- Those who may read a case read its notes; the owner of the case adds some.
alter policy added on case_notes with check (
  organization_id = (select hub_organization()) and account_id = (select hub_account()) and exists (
    select from cases where cases.organization_id = case_notes.organization_id and cases.id = case_notes.case_id
      and cases.account_id = (select hub_account())
  )
);

-- A manager reads named columns of colleagues' clients, through this view and without it.
grant select (
  organization_id, id, account_id, first_name, last_name, first_last_key, last_first_key, date_of_birth,
  last_evaluation, created_at, deleted_at
) on clients to hub_manager;
grant select (organization_id, id, account_id, client_id, closed_at, deleted_at, client_deleted_at) on cases
  to hub_manager;
create policy managed on clients for select to hub_manager
  using (organization_id = (select hub_organization()) and (select hub_role()) = 2);
create policy managed on cases for select to hub_manager
  using (organization_id = (select hub_organization()) and (select hub_role()) = 2);
create view colleague_clients with (security_invoker = true) as
  select
    organization_id, id, account_id, first_name, last_name, first_last_key, last_first_key, date_of_birth,
    last_evaluation, created_at,
    (
      select count(*)::integer from cases
      where cases.organization_id = clients.organization_id and cases.client_id = clients.id
        and cases.deleted_at is null
    ) as case_count,
    (
      select count(*)::integer from cases
      where cases.organization_id = clients.organization_id and cases.client_id = clients.id
        and cases.deleted_at is null and cases.closed_at is null
    ) as open_case_count
  from clients
  where deleted_at is null;
grant select on colleague_clients to hub_manager;

-- Managers see the people of their organization, Support those of every organization.
grant select on organizations, accounts, users to hub_manager, hub_support;
create policy managed on organizations for select to hub_manager
  using (id = (select hub_organization()) and (select hub_role()) = 2);
create policy managed on accounts for select to hub_manager
  using (organization_id = (select hub_organization()) and (select hub_role()) = 2);
create policy managed on users for select to hub_manager using (
  (select hub_role()) = 2 and exists (
    select from accounts
    where accounts.user_id = users.id and accounts.organization_id = (select hub_organization())
  )
);
do $$
declare
  name text;
begin
  foreach name in array array['organizations', 'accounts', 'users'] loop
    execute format('create policy support on %I for select to hub_support using ((select hub_role()) = 3)', name);
  end loop;
end $$;

-- Every signed-in caller keeps idempotency keys and leaves audit entries, as hub_app does.
grant select, insert, update on idempotency_keys to hub_manager, hub_support;
alter policy own on idempotency_keys to hub_app, hub_manager, hub_support;
grant insert (organization_id, account_id, user_id, action, record, record_ids, request_id)
  on audit_entries to hub_manager, hub_support;
alter policy own on audit_entries to hub_app, hub_manager, hub_support;

-- One statement for the cases of however many clients: a transfer moves thousands.
drop trigger follow_client on clients;
drop function follow_client();
create function follow_clients() returns trigger language plpgsql as $$
begin
  update cases set
    account_id = new_clients.account_id,
    client_name = new_clients.first_name || ' ' || new_clients.last_name,
    client_first_name_key = new_clients.first_name_key,
    client_last_name_key = new_clients.last_name_key,
    client_deleted_at = new_clients.deleted_at
  from new_clients
  join old_clients
    on old_clients.organization_id = new_clients.organization_id and old_clients.id = new_clients.id
  where cases.organization_id = new_clients.organization_id and cases.client_id = new_clients.id
    and (
      old_clients.account_id, old_clients.first_name, old_clients.last_name, old_clients.first_name_key,
      old_clients.last_name_key, old_clients.deleted_at
    ) is distinct from (
      new_clients.account_id, new_clients.first_name, new_clients.last_name, new_clients.first_name_key,
      new_clients.last_name_key, new_clients.deleted_at
    );
  return null;
end $$;
create trigger follow_clients after update on clients
  referencing old table as old_clients new table as new_clients
  for each statement execute function follow_clients();
