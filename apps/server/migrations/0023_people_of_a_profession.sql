create index accounts_by_profession on accounts (organization_id, professional_specialization_id, last_first_key, id)
  where status <> 'Removed';
