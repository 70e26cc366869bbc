-- As whom another provider knows a user. Found by issuer and subject alone: an email says nothing of who somebody is.
create table linked_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index linked_identities_by_user on linked_identities (user_id);
alter table linked_identities enable row level security;
alter table linked_identities force row level security;
grant select, insert, update, delete on linked_identities to hub_system;
create policy system on linked_identities to hub_system using (true) with check (true);

-- Whoever registered with another provider has no password here, and never gets one.
alter table users add column signs_in_elsewhere boolean not null default false;
