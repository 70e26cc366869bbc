-- Every call writes an entry, and every entry is sealed later. What is asked of an entry is the same as before, where it
-- costs least: a constraint is read anew from its text for each entry, a policy is planned once for a connection. Nobody
-- but the roles below can write one; the owner of the tables has no policy at all.
alter table audit_entries drop constraint audit_entries_caller_check, drop constraint audit_entries_check;

alter policy own on audit_entries to hub_app, hub_manager with check (
  caller = 'account'
  and organization_id = hub_organization() and account_id = hub_account() and user_id = hub_user()
);
create policy of_support on audit_entries for insert to hub_support with check (
  caller = 'support'
  and organization_id = hub_organization() and account_id = hub_account() and user_id = hub_user()
);
alter policy system on audit_entries with check (
  case caller
    when 'respondent' then respondent_id is not null and organization_id is not null
    -- Names an account where the system acts on its records.
    when 'system' then true
    else caller in ('account', 'support')
      and organization_id is not null and account_id is not null and user_id is not null
  end
);

-- The whole entry is compared, also columns that come later; but not by way of its text.
create or replace function keep_audit_entry() returns trigger language plpgsql as $$
declare
  kept audit_entries := new;
begin
  if tg_op = 'UPDATE' and old.position is null then
    kept.position := old.position;
    kept.chain := old.chain;
    if kept is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'audit entries are never changed';
end $$;
