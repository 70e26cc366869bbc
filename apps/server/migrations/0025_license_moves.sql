-- Which way a kind of entry moves uses. A constraint is read anew from its text for each entry that is written, so the
-- long one has a function, which is read once for a connection: a fifth of the time of a use went there.
create function is_license_move(kind text, from_place text, to_place text)
returns boolean language plpgsql immutable parallel safe as $$
begin
  -- What is unknown is no move: a constraint would let it pass.
  return coalesce(case kind
    when 'GRANT' then from_place is null and to_place = 'available'
    when 'ASSIGN' then from_place = 'available' and to_place = 'available'
    when 'RECLAIM' then from_place = 'available' and to_place = 'available'
    when 'HOLD' then from_place = 'available' and to_place = 'held'
    when 'CHECKOUT' then from_place = 'available' and to_place = 'held'
    when 'CHECKIN' then from_place = 'held' and to_place in ('available', 'expired')
    when 'RELEASE' then from_place = 'held' and to_place in ('available', 'expired')
    when 'CONSUME' then from_place in ('available', 'held') and to_place = 'consumed'
    when 'REFUND' then from_place = 'consumed' and to_place in ('available', 'expired')
    when 'TRANSFER' then from_place = 'available' and to_place = 'transferred'
      or from_place = 'transferred' and to_place = 'available'
    when 'EXPIRE' then from_place in ('available', 'held') and to_place = 'expired'
    else false
  end, false);
end $$;

alter table license_entries drop constraint license_entries_check1,
  add constraint license_entries_move check (is_license_move(kind, from_place, to_place));
alter table license_holdings
  drop constraint license_holdings_available_check,
  drop constraint license_holdings_held_check,
  drop constraint license_holdings_consumed_check,
  drop constraint license_holdings_expired_check,
  drop constraint license_holdings_transferred_check,
  add constraint license_holdings_never_below_zero
    check (least(available, held, consumed, expired, transferred) >= 0);
