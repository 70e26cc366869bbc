-- Somebody whom a manager has asked to work in the organization: one at a time for each address, gone once it was
-- taken up or withdrawn. The secret of its link is kept as a keyed hash.
create table invitations (
  organization_id uuid not null references organizations,
  id uuid not null default gen_random_uuid(),
  email text not null,
  email_key text not null,
  role_id smallint not null check (role_id in (1, 2)),
  invited_by uuid not null,
  link_hash bytea not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, email_key),
  foreign key (organization_id, invited_by) references accounts (organization_id, id)
);
create unique index invitations_by_link on invitations (link_hash);
create index invitations_by_time on invitations (organization_id, sent_at desc, id);
create index invitations_by_end on invitations (expires_at);
alter table invitations enable row level security;
alter table invitations force row level security;
grant select, insert, update, delete on invitations to hub_system;
create policy system on invitations to hub_system using (true) with check (true);
grant select (organization_id, id, email, role_id, invited_by, sent_at, expires_at) on invitations to hub_manager;
create policy managed on invitations for select to hub_manager
  using (organization_id = (select hub_organization()) and (select hub_role()) = 2);

-- In which of their organizations somebody has chosen to work, for the next sign-in.
alter table users add column chosen_organization_id uuid references organizations on delete set null;

-- What managers set for an organization has a version, so that two of them do not overwrite each other.
alter table organizations
  add column version integer not null default 1,
  add column changed_at timestamptz,
  add column changed_by uuid,
  add foreign key (id, changed_by) references accounts (organization_id, id);
create function note_settings() returns trigger language plpgsql as $$
begin
  if (
    old.name, old.street_address, old.city, old.state, old.country, old.zip_code, old.url, old.time_zone,
    old.two_factor_required
  ) is distinct from (
    new.name, new.street_address, new.city, new.state, new.country, new.zip_code, new.url, new.time_zone,
    new.two_factor_required
  ) then
    new.version := old.version + 1;
    new.changed_at := now();
  else
    new.changed_by := old.changed_by;
  end if;
  return new;
end $$;
create trigger note_settings before update on organizations for each row execute function note_settings();
