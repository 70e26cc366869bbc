-- A search finds the beginning of any word, and of any part of a word after a hyphen or an apostrophe.

-- The words of a key, each after a space. What hyphens and apostrophes part is there a second time in one piece, so that
-- o'brien is found as brien and as obrien. src/db/typed-words.ts parts what is typed at the same characters.
create function split_words(key text) returns text language sql immutable parallel safe as $$
  select case
    when key ~ '[-‐‒–—―−־''’‘ʼʻ′`]' then
      ' ' || regexp_replace(key, '[-‐‒–—―−־''’‘ʼʻ′`]', ' ', 'g')
      || ' ' || regexp_replace(key, '[-‐‒–—―−־''’‘ʼʻ′`]', '', 'g')
    else ' ' || key
  end
$$;

-- The application folds the client id as it folds names. For the clients there are, the expression comes close enough.
-- A generated column is filled by one pass over the table, which an update of all rows is not.
alter table clients add column external_client_id_key text collate "C" not null generated always as (
  translate(
    regexp_replace(normalize(lower(external_client_id), NFKD), '[\u0300-\u036f]', '', 'g'), 'øđðłħı’', 'oddlhi'''
  )
) stored;
alter table clients
  alter column external_client_id_key drop expression,
  alter column external_client_id_key set default '';

alter table clients add column words text collate "C" not null generated always as (
  split_words(first_name_key || ' ' || last_name_key)
    || split_words(external_client_id_key) || split_words(lower(email))
) stored;
alter table cases add column words text collate "C" not null generated always as (
  split_words(case_name_key) || split_words(client_first_name_key || ' ' || client_last_name_key)
) stored;

-- With these in it, an index alone tells what a search finds.
drop index clients_by_last_name;
create index clients_by_last_name on clients (organization_id, account_id, last_first_key, id)
  include (words, date_of_birth) where deleted_at is null;
drop index cases_by_name;
create index cases_by_name on cases (organization_id, account_id, case_name_key, id) include (words)
  where deleted_at is null and client_deleted_at is null;
