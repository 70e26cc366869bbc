-- A respondent in the room: codes for another device, devices that are handed over, consent, whom to call.

-- What opens a form on another device, typed by hand: once, for two days. Found by a keyed hash; the latest one counts.
create table form_codes (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  administration_id uuid not null,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Used, replaced, or its form is over.
  ended_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, administration_id) references administrations (organization_id, id) on delete cascade
);
create unique index form_codes_by_code on form_codes (code_hash) where ended_at is null;
create unique index form_codes_live on form_codes (organization_id, administration_id) where ended_at is null;
create index form_codes_by_expiry on form_codes (expires_at);

-- A device of the practitioner that was handed over: whoever comes next to it finds nothing of this respondent.
alter table form_sessions add column is_handed_over boolean not null default false;

-- Where a practitioner left off when a device was handed over, told to them alone after they have signed in.
create table hand_offs (
  organization_id uuid not null,
  account_id uuid not null,
  administration_id uuid not null,
  at timestamptz not null default now(),
  primary key (organization_id, account_id),
  foreign key (organization_id, account_id) references accounts (organization_id, id),
  foreign key (organization_id, administration_id) references administrations (organization_id, id) on delete cascade
);
create index hand_offs_of_form on hand_offs (organization_id, administration_id);
create index hand_offs_by_time on hand_offs (at);

-- Who allowed what in a case. It is never changed: what was wrong is withdrawn and written anew.
create table consents (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  given_by text not null check (given_by in ('client', 'contact', 'other')),
  -- A contact can be deleted; who has consented stays.
  contact_id uuid check (contact_id is null or given_by = 'contact'),
  first_name text not null,
  last_name text not null,
  authority text not null check (authority in ('self', 'parent', 'guardian', 'court', 'other')),
  purposes text[] not null check (cardinality(purposes) > 0 and purposes <@ array['assessment', 'sharing']),
  method text not null check (method in ('written', 'spoken', 'electronic')),
  given_on date not null,
  -- The last day on which it counts, as it was given.
  until_on date check (until_on >= given_on),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdrawal_reason text not null default '',
  primary key (organization_id, id),
  foreign key (organization_id, case_id) references cases (organization_id, id) on delete cascade,
  foreign key (organization_id, created_by) references accounts (organization_id, id),
  foreign key (organization_id, withdrawn_by) references accounts (organization_id, id),
  check ((authority = 'self') = (given_by = 'client')),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create index consents_of_case on consents (organization_id, case_id, given_on);

alter table client_contacts
  add column may_decide boolean not null default false,
  add column no_contact boolean not null default false;
-- Parents and guardians decide until somebody says otherwise.
set local role hub_system;
update client_contacts set may_decide = true where relationship_id in (1, 2, 5);
reset role;

alter table organizations
  add column consent_rule text not null default 'warns' check (consent_rule in ('warns', 'refuses')),
  add column emergency_number text not null default '911',
  -- By language; without any, the hub says it in its own words.
  add column emergency_texts jsonb not null default '{}';
create or replace function note_settings() returns trigger language plpgsql as $$
begin
  if (
    old.name, old.street_address, old.city, old.state, old.country, old.zip_code, old.url, old.time_zone,
    old.two_factor_required, old.consent_rule, old.emergency_number, old.emergency_texts
  ) is distinct from (
    new.name, new.street_address, new.city, new.state, new.country, new.zip_code, new.url, new.time_zone,
    new.two_factor_required, new.consent_rule, new.emergency_number, new.emergency_texts
  ) then
    new.version := old.version + 1;
    new.changed_at := now();
  else
    new.changed_by := old.changed_by;
  end if;
  return new;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['form_codes', 'hand_offs', 'consents'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
  end loop;
end $$;
grant select, insert, update, delete on form_codes to hub_system;
grant select, insert, update, delete on hand_offs to hub_system;
grant select, insert, update on consents to hub_system;

-- Codes of the caller's own cases, as links.
grant select, insert, update on form_codes to hub_app;
create policy of_own_administration on form_codes for all to hub_app using (
  organization_id = (select hub_organization()) and exists (
    select from administrations
    join cases on cases.organization_id = administrations.organization_id and cases.id = administrations.case_id
    where administrations.organization_id = form_codes.organization_id
      and administrations.id = form_codes.administration_id and cases.account_id = (select hub_account())
  )
);

grant select, insert, update, delete on hand_offs to hub_app;
create policy own on hand_offs to hub_app
  using (organization_id = (select hub_organization()) and account_id = (select hub_account()))
  with check (organization_id = (select hub_organization()) and account_id = (select hub_account()));

-- Those who may read a case read its consents; its owner adds and withdraws them.
grant select, insert on consents to hub_app;
grant update (withdrawn_at, withdrawn_by, withdrawal_reason) on consents to hub_app;
create policy of_case on consents for select to hub_app using (
  organization_id = (select hub_organization()) and exists (
    select from cases where cases.organization_id = consents.organization_id and cases.id = consents.case_id
  )
);
create policy insert_of_own_case on consents for insert to hub_app with check (
  organization_id = (select hub_organization()) and created_by = (select hub_account()) and exists (
    select from cases where cases.organization_id = consents.organization_id and cases.id = consents.case_id
      and cases.account_id = (select hub_account())
  )
);
create policy update_of_own_case on consents for update to hub_app using (
  organization_id = (select hub_organization()) and exists (
    select from cases where cases.organization_id = consents.organization_id and cases.id = consents.case_id
      and cases.account_id = (select hub_account())
  )
);
