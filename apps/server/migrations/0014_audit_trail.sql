-- The audit trail in the form that everything to come fits into: callers who are no accounts, partitions by month, a
-- version of the text that is sealed, and values of fields that lie apart.
drop trigger keep_audit_entry on audit_entries;
alter table audit_entries rename to former_audit_entries;
alter table former_audit_entries no force row level security;

create table audit_entries (
  at timestamptz not null default clock_timestamp(),
  id uuid not null default gen_random_uuid(),
  -- How the text is made that is sealed: see canonical-entry.ts.
  form smallint not null default 2,
  caller text not null default case current_user when 'hub_support' then 'support' else 'account' end
    check (caller in ('account', 'respondent', 'support', 'system')),
  organization_id uuid,
  account_id uuid,
  user_id uuid,
  respondent_id uuid,
  action text not null,
  record text not null,
  record_ids uuid[] not null,
  request_id uuid,
  -- Of the row in audit_values. Values can be erased, and the chain stays whole.
  values_hash bytea,
  -- Given by the sealing job, afterwards: the place in the chain, and the chain's value up to there.
  position bigint,
  chain bytea,
  primary key (at, id),
  check (case caller
    when 'respondent' then respondent_id is not null and organization_id is not null
    -- Names an account where the system acts on its records.
    when 'system' then true
    else organization_id is not null and account_id is not null and user_id is not null
  end)
) partition by range (at);
create index audit_entries_by_position on audit_entries (position) where position is not null;
create index audit_entries_not_sealed on audit_entries (at, id) where position is null;
create trigger keep_audit_entry before update or delete on audit_entries
  for each row execute function keep_audit_entry();

create table audit_values (
  entry_id uuid primary key,
  organization_id uuid not null,
  -- Erased with the values, and nobody can find them again by hashing guesses.
  salt bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'),
  former jsonb not null,
  present jsonb not null
);

create function hash_of_values(kept audit_values) returns bytea immutable parallel safe
  return sha256(kept.salt || convert_to(jsonb_build_array(kept.former, kept.present)::text, 'UTF8'));

-- What no month was made for lands here; nothing is ever refused for want of a place.
create table audit_entries_other partition of audit_entries default;

-- The months from one until some more after this. Run as the owner of the tables, at each start.
create function add_audit_months(since date, ahead integer) returns void language plpgsql as $$
declare
  month date;
  name text;
begin
  for month in
    select generate_series(date_trunc('month', since), date_trunc('month', now()) + make_interval(months => ahead), interval '1 month')::date
  loop
    name := 'audit_entries_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(name) is not null;
    begin
      execute format('create table %I partition of audit_entries for values from (%L) to (%L)', name,
        month::timestamp at time zone 'UTC', (month + interval '1 month')::timestamp at time zone 'UTC');
    exception when check_violation then
      continue; -- Entries of this month are among the others already, and stay there.
    end;
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    -- A backup reads the partitions one by one.
    execute format('grant select on %I to hub_system', name);
    execute format('create policy system on %I for select to hub_system using (true)', name);
  end loop;
end $$;
revoke execute on function add_audit_months from public;

select add_audit_months(coalesce((select min(at) from former_audit_entries)::date, current_date), 1);

insert into audit_entries (at, id, form, organization_id, account_id, user_id, action, record, record_ids, request_id,
  position, chain)
select at, id, 1, organization_id, account_id, user_id, action, record, record_ids, request_id, position, chain
from former_audit_entries;
drop table former_audit_entries;

do $$
declare
  name text;
begin
  foreach name in array array['audit_entries', 'audit_entries_other', 'audit_values'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
  end loop;
end $$;

grant insert (organization_id, account_id, user_id, action, record, record_ids, request_id)
  on audit_entries to hub_app, hub_manager, hub_support;
grant insert (id, caller, organization_id, account_id, user_id, respondent_id, action, record, record_ids, request_id,
  values_hash), select, update (position, chain) on audit_entries to hub_system;
create policy own on audit_entries for insert to hub_app, hub_manager, hub_support with check (
  caller = (case current_user when 'hub_support' then 'support' else 'account' end)
  and organization_id = hub_organization() and account_id = hub_account() and user_id = hub_user()
);
create policy system on audit_entries to hub_system using (true) with check (true);
grant select on audit_entries_other to hub_system;
create policy system on audit_entries_other for select to hub_system using (true);

grant select, insert on audit_values to hub_system;
create policy system on audit_values to hub_system using (true) with check (true);
