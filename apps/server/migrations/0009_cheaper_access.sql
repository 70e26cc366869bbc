-- What every call pays for access, made cheaper. A call knows from its account whether a colleague shares a client
-- with it, without looking at the shares.
-- It stays so after the last share has gone, which shows nothing and costs a little time.
alter table accounts add column has_shares boolean not null default false;

create function note_shares() returns trigger language plpgsql as $$
begin
  update accounts set has_shares = true
  from (select distinct organization_id, account_id from new_shares) shares
  where accounts.organization_id = shares.organization_id and accounts.id = shares.account_id
    and not accounts.has_shares;
  return null;
end $$;
create trigger note_new_shares after insert on client_shares
  referencing new table as new_shares for each statement execute function note_shares();
create trigger note_changed_shares after update on client_shares
  referencing new table as new_shares for each statement execute function note_shares();

create or replace view live_sessions with (security_invoker = true) as
  select s.organization_id, s.id, s.account_id, s.user_id, s.grant_id, s.opened_at, s.renewed_at, s.expires_at,
    s.ended_at, a.role_id, u.email, u.email_confirmed_at is not null as email_confirmed, o.time_zone,
    o.two_factor_required, u.two_factor_enabled, s.user_agent, s.address, a.has_shares
  from sessions s
  join accounts a on a.organization_id = s.organization_id and a.id = s.account_id
  join users u on u.id = s.user_id
  join organizations o on o.id = s.organization_id
  where s.ended_at is null and s.expires_at > now() and a.status in ('Active', 'PendingEmailConfirmation');

-- hub_sharing works with clients like hub_app, and reads those that a colleague shares. Most accounts have none, and
-- are spared the question for each statement.
do $$
begin
  if not exists (select from pg_roles where rolname = 'hub_sharing') then
    create role hub_sharing nologin;
  end if;
exception
  -- Another database of the same server was migrated at the same moment.
  when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  if not pg_has_role(current_user, 'hub_sharing', 'member') then
    grant hub_sharing to current_user;
  end if;
  if not pg_has_role('hub_sharing', 'hub_app', 'member') then
    grant hub_app to hub_sharing;
  end if;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['clients', 'cases'] loop
    execute format('alter policy shared on %I to hub_sharing', name);
    -- Alone, its conditions are those of the index.
    execute format(
      'alter policy own on %I
        using (
          organization_id = hub_organization() and account_id = hub_account() and (select hub_role()) in (1, 2)
        )
        with check (
          organization_id = hub_organization() and account_id = hub_account() and (select hub_role()) in (1, 2)
        )',
      name
    );
  end loop;
end $$;
