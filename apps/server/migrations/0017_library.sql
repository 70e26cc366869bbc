-- Covers, videos, captions and posters, named by a hash of their content.
create table product_files (
  name text primary key,
  bytes bytea not null
);
-- A part of a video is then read without reading all of it.
alter table product_files alter column bytes set storage external;

-- What the publisher offers: the same for every organization, written by the publisher's commands alone.
create table products (
  id uuid primary key default gen_random_uuid(),
  sku text not null unique,
  name text not null,
  name_key text collate "C" not null,
  -- What the search looks at.
  search_key text collate "C" not null default '',
  acronym text not null,
  edition text not null,
  description_html text not null,
  description_text text not null,
  categories text[] not null,
  -- Both or none: training is for no age.
  from_months integer check (from_months >= 0),
  to_months integer check (to_months >= from_months),
  check ((from_months is null) = (to_months is null)),
  minutes integer not null check (minutes > 0),
  respondents text[] not null check (respondents <@ array['self', 'parent', 'teacher', 'clinician']),
  languages text[] not null,
  qualification_level text not null check (qualification_level in ('A', 'B', 'C')),
  cover text not null,
  -- What is no longer published stays for those who hold licenses of it.
  published boolean not null,
  imported_at timestamptz not null default now()
);

-- What is licensed.
create table product_features (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products,
  sku text not null unique,
  name text not null,
  description text not null,
  kind text not null check (kind in ('form', 'report', 'training')),
  counted_in text not null check (counted_in in ('uses', 'seats')),
  place smallint not null,
  -- Of the instrument that a form is made from.
  form_id text,
  output_formats text[] not null default '{}'
);
create index product_features_of_product on product_features (product_id, place);

create table feature_videos (
  id uuid primary key default gen_random_uuid(),
  feature_id uuid not null references product_features on delete cascade,
  name text not null,
  title text not null,
  description text not null,
  seconds numeric(6, 1) not null check (seconds > 0),
  place smallint not null,
  file text not null references product_files,
  captions text not null references product_files,
  poster text not null references product_files,
  unique (feature_id, name)
);

-- Where somebody stopped.
create table video_positions (
  organization_id uuid not null,
  account_id uuid not null,
  video_id uuid not null references feature_videos on delete cascade,
  seconds numeric(6, 1) not null check (seconds >= 0),
  changed_at timestamptz not null default now(),
  primary key (organization_id, account_id, video_id),
  foreign key (organization_id, account_id) references accounts (organization_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['products', 'product_features', 'feature_videos'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select on %I to hub_app, hub_manager, hub_support', name);
    execute format('create policy everyone on %I for select to hub_app, hub_manager, hub_support using (true)', name);
    execute format('grant select, insert, update, delete on %I to hub_system', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
  end loop;
end $$;

-- They are served without a session, so nobody but the system reads them.
alter table product_files enable row level security;
alter table product_files force row level security;
grant select, insert, delete on product_files to hub_system;
create policy system on product_files to hub_system using (true) with check (true);

alter table video_positions enable row level security;
alter table video_positions force row level security;
grant select, insert, update on video_positions to hub_app;
create policy own on video_positions to hub_app
  using (organization_id = hub_organization() and account_id = hub_account())
  with check (organization_id = hub_organization() and account_id = hub_account());
grant select, insert, update, delete on video_positions to hub_system;
create policy system on video_positions to hub_system using (true) with check (true);
