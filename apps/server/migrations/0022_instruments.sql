-- One version of one instrument: its definition, written the same way whatever its file looked like. Weights and norms
-- are in it, so nobody but the system reads it.
create table instrument_versions (
  code text not null,
  version text not null check (version ~ '^\d+\.\d+\.\d+$'),
  definition json not null,
  content_hash text not null,
  imported_at timestamptz not null default now(),
  primary key (code, version),
  check (definition ->> 'code' = code and definition ->> 'version' = version),
  check (content_hash = encode(sha256(convert_to(definition::text, 'UTF8')), 'hex'))
);

-- The forms of each version: what lists show and what a respondent sees, with nothing of how they are scored.
create table instrument_forms (
  form_id text not null,
  code text not null,
  version text not null,
  name text not null,
  respondent text not null check (respondent in ('self', 'parent', 'teacher', 'clinician')),
  from_months integer not null check (from_months >= 0),
  to_months integer not null check (to_months >= from_months),
  minutes integer not null check (minutes > 0),
  items integer not null check (items >= 0),
  languages text[] not null,
  scales jsonb not null,
  norms jsonb,
  notice text,
  content json not null,
  primary key (form_id, version),
  foreign key (code, version) references instrument_versions
);

-- What was published stays as it was, for every role. A trigger for each statement also stops the owner, who sees no
-- rows that one for each row could look at.
create function keep_instrument() returns trigger language plpgsql as $$
begin
  raise exception 'a published instrument is never changed';
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['instrument_versions', 'instrument_forms'] loop
    execute format('create trigger keep_instrument before update or delete or truncate on %I
      for each statement execute function keep_instrument()', name);
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('grant select, insert on %I to hub_system', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
  end loop;
end $$;

grant select on instrument_forms to hub_app, hub_manager, hub_support;
create policy everyone on instrument_forms for select to hub_app, hub_manager, hub_support using (true);
