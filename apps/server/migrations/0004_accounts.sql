-- An organization is found by its name as it is searched for, and is the same as another by name and zip code.
alter table organizations add column name_key text collate "C";
alter table organizations add column match_key text collate "C";
update organizations set
  name_key = lower(name),
  match_key = regexp_replace(lower(name || zip_code), '[^[:alnum:]]', '', 'g');
alter table organizations alter column name_key set not null, alter column match_key set not null;
create index organizations_by_name on organizations (name_key, id) where organization_type <> 'Individual';
create index organizations_by_match on organizations (match_key) where organization_type <> 'Individual';

-- What was mailed to somebody to show that the address is theirs: one at a time for each purpose, kept as a keyed
-- hash, gone once it was used.
create table account_codes (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm-email', 'change-email', 'new-password')),
  code_hash bytea not null,
  -- Where it was sent.
  email text not null,
  tries smallint not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);
create unique index account_codes_of_links on account_codes (code_hash) where purpose = 'new-password';
create index account_codes_by_end on account_codes (expires_at);
alter table account_codes enable row level security;
alter table account_codes force row level security;
grant select, insert, update, delete on account_codes to hub_system;
create policy system on account_codes to hub_system using (true) with check (true);
