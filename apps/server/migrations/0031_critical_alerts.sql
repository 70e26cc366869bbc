-- Which answers of a form were looked through for critical ones, and whether that was done after it was over.
alter table administrations
  add column critical_revision integer not null default 0,
  add column is_looked_through boolean not null default false;
create index administrations_to_look_through on administrations (organization_id, id)
  where not is_looked_through and state not in ('waiting', 'opened', 'in-progress');
create index administrations_begun on administrations (organization_id, id) where state = 'in-progress';
create index administrations_on_paper on administrations (organization_id, id)
  where paper_phase in ('first', 'second', 'compare');

-- Critical answers that a practitioner must read soon, in words. Later ones of the same form are another alert.
create table critical_alerts (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  administration_id uuid not null,
  created_at timestamptz not null default now(),
  items jsonb not null,
  -- When each of them was told that there is something to read.
  practitioner_told_at timestamptz,
  backup_told_at timestamptz,
  managers_told_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by uuid,
  note text not null default '',
  primary key (organization_id, id),
  foreign key (organization_id, administration_id) references administrations (organization_id, id) on delete cascade,
  foreign key (organization_id, acknowledged_by) references accounts (organization_id, id),
  check ((acknowledged_at is null) = (acknowledged_by is null) and (acknowledged_at is null) = (note = ''))
);
create index critical_alerts_of_form on critical_alerts (organization_id, administration_id, created_at);
create index critical_alerts_unread on critical_alerts (organization_id, administration_id) where acknowledged_at is null;

-- Who is told that an alert of a practitioner is unread.
create table alert_backups (
  organization_id uuid not null,
  account_id uuid not null,
  backup_account_id uuid not null,
  primary key (organization_id, account_id),
  foreign key (organization_id, account_id) references accounts (organization_id, id) on delete cascade,
  foreign key (organization_id, backup_account_id) references accounts (organization_id, id) on delete cascade,
  check (backup_account_id <> account_id)
);

do $$
declare
  name text;
begin
  foreach name in array array['critical_alerts', 'alert_backups'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
  end loop;
end $$;

grant select, insert, update on critical_alerts to hub_system;
grant select on alert_backups to hub_system;

-- Who sees the form reads its alerts; whose case it is acknowledges them.
grant select, update (acknowledged_at, acknowledged_by, note) on critical_alerts to hub_app;
create policy of_administration on critical_alerts for select to hub_app using (
  organization_id = (select hub_organization()) and exists (
    select from administrations
    where administrations.organization_id = critical_alerts.organization_id
      and administrations.id = critical_alerts.administration_id
  )
);
create policy update_of_own_administration on critical_alerts for update to hub_app using (
  organization_id = (select hub_organization()) and exists (
    select from administrations
    join cases on cases.organization_id = administrations.organization_id and cases.id = administrations.case_id
    where administrations.organization_id = critical_alerts.organization_id
      and administrations.id = critical_alerts.administration_id and cases.account_id = (select hub_account())
  )
);

grant select, insert, update, delete on alert_backups to hub_app;
create policy own on alert_backups to hub_app
  using (organization_id = (select hub_organization()) and account_id = (select hub_account()))
  with check (organization_id = (select hub_organization()) and account_id = (select hub_account()));
