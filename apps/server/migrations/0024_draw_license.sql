-- An entry moves uses between holdings of its own lot. Said in this way, it is looked up twice and not three times.
alter table license_holdings add unique (organization_id, feature_id, lot_id, id);
alter table license_entries
  drop constraint license_entries_organization_id_feature_id_lot_id_fkey,
  drop constraint license_entries_organization_id_from_holding_fkey,
  drop constraint license_entries_organization_id_to_holding_fkey,
  add foreign key (organization_id, feature_id, lot_id, from_holding)
    references license_holdings (organization_id, feature_id, lot_id, id),
  add foreign key (organization_id, feature_id, lot_id, to_holding)
    references license_holdings (organization_id, feature_id, lot_id, id);

-- Their rows change with every use: room beside them keeps the changes on their page.
alter table license_holdings set (fillfactor = 70);
alter table license_days set (fillfactor = 70);
alter table license_stocks set (fillfactor = 70);

-- Takes one use of a feature for an account: the account's own first, then the pool's where pooling is on; of several
-- lots the one that ends first, or the older one. An organization of one person has no pool to speak of: whatever is
-- there can be drawn.
--
-- The feature is locked, so that what is read stays true until the commit. All who want a use of it wait meanwhile:
-- this is one call, and not one for each step.
create function draw_license(
  in_organization uuid, of_feature uuid, for_account uuid, by_account uuid, on_day date, at_time timestamptz,
  entry_id uuid, entry_kind text, entry_reason text, for_administration uuid, with_number text, repeat_key text,
  -- drawn, repeated (by the key), taken (there is such a hold or seat), or none-left.
  out outcome text,
  out id uuid
) language plpgsql as $$
declare
  is_pooling boolean;
  holding_id uuid;
  from_lot uuid;
  place text := case entry_kind when 'CONSUME' then 'consumed' else 'held' end;
begin
  select stock.is_pooling_enabled into is_pooling from license_stocks stock
  where stock.organization_id = in_organization and stock.feature_id = of_feature
  for update;

  if entry_kind = 'CONSUME' then
    select entry.id into id from license_entries entry
    where entry.organization_id = in_organization and entry.by_account_id = by_account
      and entry.idempotency_key = repeat_key;
    if found then
      outcome := 'repeated';
      return;
    end if;
  elsif exists (
    select from license_holds hold
    where hold.organization_id = in_organization and hold.administration_id = for_administration
      and (hold.outcome is null or hold.outcome = 'consumed')
  ) or for_administration is null and exists (
    select from license_holds hold
    where hold.organization_id = in_organization and hold.feature_id = of_feature and hold.account_id = for_account
      and hold.administration_id is null and hold.outcome is null
  ) then
    outcome := 'taken';
    return;
  end if;

  if not is_pooling then
    is_pooling := exists (
      select from organizations
      where organizations.id = in_organization and organizations.organization_type = 'Individual'
    );
  end if;
  update license_holdings drawn set
    available = drawn.available - 1,
    held = drawn.held + (place = 'held')::integer,
    consumed = drawn.consumed + (place = 'consumed')::integer
  where drawn.organization_id = in_organization and drawn.id = (
    select holding.id from license_holdings holding
    join license_lots lot on lot.organization_id = holding.organization_id and lot.id = holding.lot_id
    where holding.organization_id = in_organization and holding.feature_id = of_feature and holding.available > 0
      and (holding.account_id = for_account or holding.account_id is null and is_pooling)
      and lot.starts_on <= on_day and (lot.expires_on is null or lot.expires_on >= on_day)
    order by holding.account_id nulls last, lot.expires_on nulls last, lot.created_at, lot.id
    limit 1
  )
  returning drawn.id, drawn.lot_id into holding_id, from_lot;
  if not found then
    outcome := 'none-left';
    return;
  end if;

  update license_days counted set entries = counted.entries + 1, quantity = counted.quantity + 1
  where counted.organization_id = in_organization and counted.feature_id = of_feature and counted.day = on_day
    and counted.kind = entry_kind and counted.account_id = for_account;
  if not found then
    insert into license_days (organization_id, feature_id, account_id, day, kind, entries, quantity)
    values (in_organization, of_feature, for_account, on_day, entry_kind, 1, 1);
  end if;
  if place = 'held' then
    insert into license_holds (organization_id, id, feature_id, holding_id, account_id, administration_id,
      administration_number)
    values (in_organization, entry_id, of_feature, holding_id, for_account, for_administration, with_number);
  end if;
  insert into license_entries (organization_id, id, at, day, kind, feature_id, lot_id, from_holding, from_place,
    to_holding, to_place, quantity, account_id, by_account_id, reason, administration_id, administration_number,
    idempotency_key)
  values (in_organization, entry_id, coalesce(at_time, clock_timestamp()), on_day, entry_kind, of_feature, from_lot,
    holding_id, 'available', holding_id, place, 1, for_account, by_account, entry_reason, for_administration,
    with_number, repeat_key);
  outcome := 'drawn';
  id := entry_id;
end $$;
