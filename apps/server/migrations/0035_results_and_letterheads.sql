-- Results that their practitioner has not looked at yet, and what stands at the head and the foot of reports.

-- When the owner of the case first read the scores. Who takes a client over takes over what was seen, too.
alter table administrations add column results_seen_at timestamptz;
-- What was scored before is not new. As the system: row-level security hides all rows from the owner of the table.
set local role hub_system;
update administrations set results_seen_at = scored_at where state = 'scored';
reset role;
create index administrations_not_seen on administrations (organization_id, scored_at)
  where state = 'scored' and results_seen_at is null;

-- At the head of reports. Kept as it was drawn anew; never what was sent.
create table organization_logos (
  organization_id uuid primary key references organizations on delete cascade,
  png bytea not null check (octet_length(png) between 1 and 524288),
  changed_at timestamptz not null default now()
);
-- At their foot: what somebody signs with, typed or drawn.
create table user_signatures (
  user_id uuid primary key references users on delete cascade,
  typed text check (typed <> ''),
  png bytea check (octet_length(png) between 1 and 524288),
  changed_at timestamptz not null default now(),
  check (num_nonnulls(typed, png) = 1)
);
do $$
declare
  name text;
begin
  foreach name in array array['organization_logos', 'user_signatures'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert, update, delete on %I to hub_system', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
  end loop;
end $$;
grant select on organization_logos to hub_app;
create policy of_organization on organization_logos for select to hub_app
  using (organization_id = (select hub_organization()));
grant select, insert, update, delete on organization_logos to hub_manager;
create policy of_organization_managed on organization_logos to hub_manager
  using (organization_id = (select hub_organization()))
  with check (organization_id = (select hub_organization()));
grant select, insert, update, delete on user_signatures to hub_app;
create policy own on user_signatures to hub_app using (user_id = hub_user()) with check (user_id = hub_user());
