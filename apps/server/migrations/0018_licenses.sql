-- Licenses as a ledger. Each use of a lot is in exactly one place: available, held, consumed, expired or transferred
-- in one of the lot's holdings. Entries say how it came there; nothing but the ledger's module writes here.

-- One row for each feature that an organization has, or had. Whoever changes something in its ledger locks it first.
create table license_stocks (
  organization_id uuid not null references organizations,
  feature_id uuid not null references product_features,
  is_pooling_enabled boolean not null default true,
  -- Under this number managers are told; null is the usual one.
  low_under integer check (low_under >= 0),
  -- Never changed: a row is locked by those alone who may update something of it.
  locked boolean not null default false,
  primary key (organization_id, feature_id)
);

create table license_lots (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  feature_id uuid not null,
  quantity integer not null check (quantity > 0),
  starts_on date not null,
  -- The last day on which it can be used, in the organization's time zone.
  expires_on date check (expires_on >= starts_on),
  source text not null check (source in ('key', 'grant', 'demonstration')),
  reference text not null default '',
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, feature_id, id),
  foreign key (organization_id, feature_id) references license_stocks (organization_id, feature_id)
);

-- The part of a lot that lies with one account, or in the pool (no account).
create table license_holdings (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  feature_id uuid not null,
  lot_id uuid not null,
  account_id uuid,
  available integer not null default 0 check (available >= 0),
  held integer not null default 0 check (held >= 0),
  consumed integer not null default 0 check (consumed >= 0),
  expired integer not null default 0 check (expired >= 0),
  transferred integer not null default 0 check (transferred >= 0),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, lot_id, account_id),
  foreign key (organization_id, feature_id, lot_id) references license_lots (organization_id, feature_id, id),
  foreign key (organization_id, account_id) references accounts (organization_id, id)
);
create index license_holdings_of_feature on license_holdings (organization_id, feature_id, account_id);

-- A number of uses went from one place to another. From nowhere they are new.
create table license_entries (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  -- The day that it was in the organization.
  day date not null,
  kind text not null,
  feature_id uuid not null,
  lot_id uuid not null,
  from_holding uuid,
  from_place text,
  to_holding uuid not null,
  to_place text not null,
  quantity integer not null check (quantity > 0),
  -- Whose uses they are; nobody's in the pool.
  account_id uuid,
  -- Who did it; the system where there is none.
  by_account_id uuid,
  reason text not null default '',
  administration_id uuid,
  administration_number text,
  -- The hold that it settles: each once.
  hold_id uuid,
  key_id uuid,
  request_id uuid,
  -- Of a use outside of the hub: a repeat finds its entry.
  idempotency_key text,
  primary key (organization_id, id),
  foreign key (organization_id, feature_id, lot_id) references license_lots (organization_id, feature_id, id),
  foreign key (organization_id, from_holding) references license_holdings (organization_id, id),
  foreign key (organization_id, to_holding) references license_holdings (organization_id, id),
  check ((from_holding is null) = (from_place is null)),
  check (
    case kind
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
    end
  )
);
create index license_entries_of_feature on license_entries (organization_id, feature_id, at, id);
create index license_entries_by_time on license_entries (organization_id, at, id);
create index license_entries_of_account on license_entries (organization_id, account_id, at, id);
create unique index license_entries_settle_once on license_entries (organization_id, hold_id)
  where kind in ('RELEASE', 'CONSUME', 'EXPIRE', 'CHECKIN') and hold_id is not null;
create unique index license_entries_refund_once on license_entries (organization_id, hold_id) where kind = 'REFUND';
create unique index license_entries_by_key on license_entries (organization_id, by_account_id, idempotency_key)
  where idempotency_key is not null;

-- A use that waits for its score, or a seat that somebody has. An administration has one that is open or consumed
-- at most; a person has one seat of a feature.
create table license_holds (
  organization_id uuid not null,
  -- That of its HOLD or CHECKOUT entry.
  id uuid not null,
  feature_id uuid not null,
  holding_id uuid not null,
  account_id uuid not null,
  administration_id uuid,
  administration_number text,
  -- Submitted in time: it stays until its review is over, whatever day that is.
  honoured_at timestamptz,
  outcome text check (outcome in ('consumed', 'released', 'expired', 'refunded')),
  primary key (organization_id, id),
  foreign key (organization_id, id) references license_entries (organization_id, id) deferrable initially deferred,
  foreign key (organization_id, holding_id) references license_holdings (organization_id, id),
  foreign key (organization_id, account_id) references accounts (organization_id, id)
);
create unique index license_holds_of_administration on license_holds (organization_id, administration_id)
  where administration_id is not null and (outcome is null or outcome = 'consumed');
create unique index license_seats on license_holds (organization_id, feature_id, account_id)
  where administration_id is null and outcome is null;
create index license_holds_open on license_holds (organization_id, holding_id) where outcome is null;

-- How many entries there are of a kind on a day, so that nobody counts millions.
create table license_days (
  organization_id uuid not null,
  feature_id uuid not null,
  account_id uuid,
  day date not null,
  kind text not null,
  entries integer not null,
  quantity integer not null,
  unique nulls not distinct (organization_id, feature_id, day, kind, account_id)
);

-- Keys that become lots where they are activated. What is stored does not tell the key.
create table license_keys (
  id uuid primary key default gen_random_uuid(),
  key_hash bytea not null unique,
  -- Its last characters: enough to tell one from another.
  ending text not null,
  feature_id uuid not null references product_features,
  quantity integer not null check (quantity > 0),
  starts_on date,
  expires_on date,
  reference text not null default '',
  made_at timestamptz not null default now(),
  -- The last day on which it can be activated, anywhere.
  activate_until date,
  -- Of a distributor, out of whose lot it was made.
  organization_id uuid references organizations,
  lot_id uuid,
  taken_back_at timestamptz,
  activated_at timestamptz,
  activated_in uuid references organizations,
  foreign key (organization_id, lot_id) references license_lots (organization_id, id),
  check ((organization_id is null) = (lot_id is null)),
  check (taken_back_at is null or activated_at is null)
);
create index license_keys_of_distributor on license_keys (organization_id, made_at, id) where organization_id is not null;

-- What waits for somebody to confirm an email.
create table pending_licenses (
  id uuid primary key default gen_random_uuid(),
  email_key text not null,
  feature_id uuid not null references product_features,
  quantity integer not null check (quantity > 0),
  starts_on date,
  expires_on date,
  reference text not null default '',
  made_at timestamptz not null default now(),
  activated_at timestamptz,
  activated_in uuid references organizations
);
create index pending_licenses_by_email on pending_licenses (email_key) where activated_at is null;

-- Somebody asks for uses: the managers, or the publisher (sent).
create table license_requests (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  feature_id uuid not null references product_features,
  quantity integer not null check (quantity > 0),
  message text not null,
  state text not null check (state in ('waiting', 'approved', 'declined', 'sent')),
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  reason text not null default '',
  primary key (organization_id, id),
  foreign key (organization_id, account_id) references accounts (organization_id, id),
  foreign key (organization_id, decided_by) references accounts (organization_id, id),
  check ((state in ('approved', 'declined')) = (decided_at is not null))
);
create index license_requests_by_time on license_requests (organization_id, asked_at, id);

-- What managers were told, once for each crossing: that a stock is low (until it is not any more), that a lot ends.
create table license_alerts (
  organization_id uuid not null,
  feature_id uuid not null,
  -- Of a lot that ends; the stock as a whole is low.
  lot_id uuid,
  kind text not null check (kind in ('low', 'ends-30', 'ends-7', 'ends-1')),
  told_at timestamptz not null default now(),
  over_at timestamptz,
  foreign key (organization_id, feature_id) references license_stocks (organization_id, feature_id),
  foreign key (organization_id, lot_id) references license_lots (organization_id, id)
);
create unique index license_alerts_once on license_alerts (organization_id, feature_id, kind, lot_id) nulls not distinct
  where over_at is null;

do $$
declare
  name text;
begin
  foreach name in array array[
    'license_stocks', 'license_lots', 'license_holdings', 'license_entries', 'license_holds', 'license_days',
    'license_requests', 'license_alerts'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy managed on %I to hub_manager
        using (organization_id = (select hub_organization()) and (select hub_role()) = 2)
        with check (organization_id = (select hub_organization()) and (select hub_role()) = 2)',
      name
    );
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
  end loop;

  -- Which features an organization has is for everybody there; a practitioner sees of their uses what is theirs or
  -- in the pool, a manager all.
  foreach name in array array['license_stocks', 'license_lots', 'license_alerts'] loop
    execute format(
      'create policy own on %I to hub_app
        using (organization_id = (select hub_organization()) and (select hub_role()) in (1, 2))
        with check (organization_id = (select hub_organization()) and (select hub_role()) in (1, 2))',
      name
    );
  end loop;
  foreach name in array array['license_holdings', 'license_entries', 'license_days', 'license_holds', 'license_requests']
  loop
    execute format(
      'create policy own on %I to hub_app
        using (
          organization_id = (select hub_organization()) and (select hub_role()) in (1, 2)
          and ((select hub_role()) = 2 or account_id is null or account_id = (select hub_account()))
        )
        with check (
          organization_id = (select hub_organization()) and (select hub_role()) in (1, 2)
          and ((select hub_role()) = 2 or account_id is null or account_id = (select hub_account()))
        )',
      name
    );
  end loop;

  -- Keys and what waits for an email belong to no organization: the system alone sees them.
  foreach name in array array['license_keys', 'pending_licenses'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
    execute format('grant select, insert, update on %I to hub_system', name);
  end loop;
end $$;

-- Entries are added and never changed, by nobody.
grant select, insert on license_entries to hub_app, hub_manager, hub_system;
grant select on license_stocks, license_lots, license_holdings, license_holds, license_days
  to hub_app, hub_manager, hub_system;
grant insert on license_stocks, license_lots, license_holdings, license_holds, license_days
  to hub_manager, hub_system;
grant insert on license_stocks, license_holds, license_days, license_holdings to hub_app;
grant select, insert, update (state, decided_at, decided_by, reason) on license_requests to hub_app, hub_system;
grant select on license_alerts to hub_app;
grant select, insert, update (over_at) on license_alerts to hub_system;
grant update (is_pooling_enabled, low_under) on license_stocks to hub_app, hub_manager, hub_system;
grant update (locked) on license_stocks to hub_app, hub_manager, hub_system;
grant update (available, held, consumed, expired, transferred) on license_holdings
  to hub_app, hub_manager, hub_system;
grant update (outcome, honoured_at) on license_holds to hub_app, hub_manager, hub_system;
grant update (entries, quantity) on license_days to hub_app, hub_manager, hub_system;

-- Links to printable materials, mailed to whoever asked for them. Known by a hash of their secret alone.
create table material_links (
  secret_hash bytea primary key,
  feature_id uuid not null references product_features on delete cascade,
  expires_at timestamptz not null
);
create index material_links_by_end on material_links (expires_at);
alter table material_links enable row level security;
alter table material_links force row level security;
grant select, insert, delete on material_links to hub_system;
create policy system on material_links to hub_system using (true) with check (true);
