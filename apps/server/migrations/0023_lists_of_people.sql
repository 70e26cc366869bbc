create index accounts_by_profession on accounts (organization_id, professional_specialization_id, last_first_key, id)
  where status <> 'Removed';

-- With the names in it, the index alone tells whom a search by first or last name finds.
drop index accounts_by_last_name;
create index accounts_by_last_name on accounts (organization_id, last_first_key, id)
  include (words, first_name_key, last_name_key) where status <> 'Removed';
