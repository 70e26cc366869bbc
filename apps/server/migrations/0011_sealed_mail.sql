-- Mail carries codes and links: whoever can read the database must not be able to use them. From here on it is
-- sealed wherever it lies. What lay readable goes; a code in it is good for an hour at most.
delete from kept_mails;
alter table kept_mails
  drop column recipient,
  drop column subject,
  drop column text,
  drop column html,
  add column sealed bytea not null;

-- Mail that was given up, for the operator to look at and to send again.
create table undelivered_mails (
  id uuid primary key,
  sealed bytea not null,
  -- The record that the mail is about, for the feature that sent it.
  about_kind text,
  about_id text,
  reason jsonb not null,
  created_at timestamptz not null default now()
);
alter table undelivered_mails enable row level security;
alter table undelivered_mails force row level security;
grant select, insert, update, delete on undelivered_mails to hub_system;
create policy system on undelivered_mails to hub_system using (true) with check (true);

do $$
begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job where name in ('mail', 'mail-undelivered');
    delete from pgboss.archive where name in ('mail', 'mail-undelivered');
  end if;
end $$;
