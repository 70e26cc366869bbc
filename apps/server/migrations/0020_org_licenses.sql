-- The ledger of one license, the newest entry first.
create index license_entries_of_lot on license_entries (organization_id, lot_id, at, id);

-- What one person has of all features.
create index license_holdings_of_account on license_holdings (organization_id, account_id) where account_id is not null;
