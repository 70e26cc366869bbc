-- The list of deleted cases, as that of deleted clients.
create index cases_by_deletion on cases (organization_id, account_id, deleted_at) where deleted_at is not null;
