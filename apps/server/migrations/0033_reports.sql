-- Reports: what was made of scores, for good. Nothing here carries an owner: who has the case has its reports.

create table reports (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  client_id uuid not null,
  output_format smallint not null check (output_format between 1 and 10),
  title text not null,
  language text not null,
  has_items boolean not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  -- What it was made from, without the definitions, which their hashes name; and what it says.
  input json not null,
  document json not null,
  document_hash bytea not null,
  primary key (organization_id, id),
  foreign key (organization_id, case_id) references cases (organization_id, id) on delete cascade,
  foreign key (organization_id, client_id) references clients (organization_id, id) on delete cascade,
  foreign key (organization_id, created_by) references accounts (organization_id, id)
);
create index reports_of_case on reports (organization_id, case_id, created_at desc, id);
create index reports_of_client on reports (organization_id, client_id, created_at desc, id);

-- The scores that it was made from.
create table report_scores (
  organization_id uuid not null,
  report_id uuid not null,
  place smallint not null,
  administration_id uuid not null,
  score_version integer not null,
  primary key (organization_id, report_id, place),
  foreign key (organization_id, report_id) references reports (organization_id, id) on delete cascade,
  foreign key (organization_id, administration_id, score_version)
    references score_versions (organization_id, administration_id, number) on delete cascade
);
create index report_scores_of_form on report_scores (organization_id, administration_id);

-- What was drawn of it, once.
create table report_files (
  organization_id uuid not null,
  report_id uuid not null,
  kind text not null check (kind in ('pdf', 'docx', 'csv')),
  bytes bytea not null,
  hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, report_id, kind),
  foreign key (organization_id, report_id) references reports (organization_id, id) on delete cascade
);

-- An address at which one browser opens a file once.
create table report_views (
  secret_hash bytea primary key,
  browser_hash bytea not null,
  organization_id uuid not null,
  report_id uuid not null,
  account_id uuid not null,
  expires_at timestamptz not null,
  foreign key (organization_id, report_id) references reports (organization_id, id) on delete cascade,
  foreign key (organization_id, account_id) references accounts (organization_id, id)
);
create index report_views_by_expiry on report_views (expires_at);

do $$
declare
  name text;
begin
  foreach name in array array['reports', 'report_scores', 'report_files', 'report_views'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
  end loop;
end $$;
-- A report is added and read; it goes with its case or client.
grant select, insert on reports, report_scores, report_files to hub_system;
grant select, insert, delete on report_views to hub_system;

grant select, insert on reports, report_scores, report_files to hub_app;
create policy of_case on reports for select to hub_app using (
  organization_id = (select hub_organization()) and exists (
    select from cases where cases.organization_id = reports.organization_id and cases.id = reports.case_id
  )
);
create policy insert_of_own_case on reports for insert to hub_app with check (
  organization_id = (select hub_organization()) and created_by = (select hub_account()) and exists (
    select from cases where cases.organization_id = reports.organization_id and cases.id = reports.case_id
      and cases.client_id = reports.client_id and cases.account_id = (select hub_account())
  )
);
-- The policies of reports say whose they are. Who may read one may have it drawn.
do $$
declare
  name text;
begin
  foreach name in array array['report_scores', 'report_files'] loop
    execute format(
      'create policy of_report on %1$I to hub_app using (
        organization_id = (select hub_organization()) and exists (
          select from reports where reports.organization_id = %1$I.organization_id and reports.id = %1$I.report_id
        )
      )',
      name
    );
  end loop;
end $$;
grant insert on report_views to hub_app;
create policy of_report on report_views for insert to hub_app with check (
  organization_id = (select hub_organization()) and account_id = (select hub_account()) and exists (
    select from reports where reports.organization_id = report_views.organization_id
      and reports.id = report_views.report_id
  )
);
