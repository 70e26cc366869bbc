-- Forms to print, and sample reports.

-- Links to forms to print, beside those to sheets. A form is test material: it is for the account that asked for it.
alter table material_links
  add column form_id text,
  add column organization_id uuid,
  add column account_id uuid,
  add foreign key (organization_id, account_id) references accounts (organization_id, id) on delete cascade,
  add check ((form_id is null) = (account_id is null) and (form_id is null) = (organization_id is null));

-- The name of a file: a report about somebody who is made up.
alter table products add column sample text;
