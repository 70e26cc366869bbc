-- One form for many clients at once, in a case of its own for each of them.
create table screenings (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  name text not null,
  form_id text not null,
  instrument_version text not null,
  due_on date not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, account_id) references accounts (organization_id, id)
);
create index screenings_of_account on screenings (organization_id, account_id, created_at desc, id);

alter table administrations
  add column screening_id uuid,
  -- The mail with its link is still to be written: a screening writes them one person after the other.
  add column is_mail_due boolean not null default false,
  add foreign key (organization_id, screening_id) references screenings (organization_id, id);
create index administrations_of_screening on administrations (organization_id, screening_id, number)
  where screening_id is not null;
create index administrations_to_mail on administrations (organization_id, screening_id) where is_mail_due;

-- Who is asked about many clients is found by the address.
create index respondents_by_email on respondents (organization_id, lower(email));

alter table screenings enable row level security;
alter table screenings force row level security;
create policy system on screenings to hub_system using (true) with check (true);
-- It is locked by whoever writes its mails.
grant select, update on screenings to hub_system;
grant select, insert on screenings to hub_app;
create policy own on screenings to hub_app
  using (organization_id = (select hub_organization()) and account_id = (select hub_account()))
  with check (organization_id = (select hub_organization()) and account_id = (select hub_account()));
