-- The ledger of one license, the newest entry first.
create index license_entries_of_lot on license_entries (organization_id, lot_id, at, id);
