-- Who changed a client or a case last, and when: told to those whose own change comes too late. A new version is a
-- change, whichever statement makes it. Null until the first one.
alter table clients
  add column changed_at timestamptz,
  add column changed_by uuid,
  add foreign key (organization_id, changed_by) references accounts (organization_id, id);
alter table cases
  add column changed_at timestamptz,
  add column changed_by uuid,
  add foreign key (organization_id, changed_by) references accounts (organization_id, id);

create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  new.changed_by := hub_account();
  return new;
end $$;
create trigger note_change before update of version on clients
  for each row when (new.version <> old.version) execute function note_change();
create trigger note_change before update of version on cases
  for each row when (new.version <> old.version) execute function note_change();
