-- Somebody's picture as it was drawn anew, in both sizes; never what was sent.
create table user_pictures (
  user_id uuid primary key references users on delete cascade,
  -- Made from its content: another picture has another.
  version text not null,
  small bytea not null check (octet_length(small) between 1 and 65536),
  large bytea not null check (octet_length(large) between 1 and 262144),
  changed_at timestamptz not null default now()
);
alter table user_pictures enable row level security;
alter table user_pictures force row level security;
grant select, insert, update, delete on user_pictures to hub_app, hub_system;
create policy own on user_pictures to hub_app using (user_id = hub_user()) with check (user_id = hub_user());
create policy system on user_pictures to hub_system using (true) with check (true);

-- It was never filled.
alter table users drop column picture;
