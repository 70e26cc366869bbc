-- Respondents are reminded of what was mailed to them.

-- When the link was mailed the last time, and when its respondent was reminded the last time.
alter table administrations
  add column mailed_at timestamptz,
  add column reminded_at timestamptz;

-- Which reminders a respondent gets.
alter table respondents add column reminders text[] not null default '{three-days,seven-days,day-before}'
  check (reminders <@ '{three-days,seven-days,day-before}');

-- A reminder of one form on one day of the organization. It is planned with the mail that it reminds of, and written
-- once, with its own mail.
create table form_reminders (
  organization_id uuid not null,
  administration_id uuid not null,
  kind text not null check (kind in ('three-days', 'seven-days', 'day-before', 'by-hand')),
  day date not null,
  -- Dropped: on its day, or before its mail had left, there was nothing to remind of any more.
  state text not null default 'planned' check (state in ('planned', 'written', 'dropped')),
  written_at timestamptz,
  -- Of its mail, which reminders of several forms may share.
  mail_id uuid,
  primary key (organization_id, administration_id, kind, day),
  foreign key (organization_id, administration_id) references administrations (organization_id, id) on delete cascade,
  check ((state = 'written') = (written_at is not null)),
  check ((state = 'written') = (mail_id is not null))
);
create index form_reminders_planned on form_reminders (day) where state = 'planned';
create index form_reminders_of_mail on form_reminders (mail_id) where mail_id is not null;

-- A practitioner's own text of these mails, in one language.
create table reminder_texts (
  user_id uuid not null references users on delete cascade,
  language text not null check (language in ('en', 'es', 'ar')),
  body text not null check (body <> ''),
  changed_at timestamptz not null default now(),
  primary key (user_id, language)
);

-- What Home asks for: forms of open cases that somebody has to look after.
create index administrations_unsettled on administrations (organization_id, case_id)
  where state in ('waiting', 'opened', 'in-progress', 'needs-review');

do $$
declare
  name text;
begin
  foreach name in array array['form_reminders', 'reminder_texts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to hub_app, hub_system', name);
  end loop;
end $$;

create policy own on reminder_texts to hub_app using (user_id = hub_user()) with check (user_id = hub_user());

-- Who has the case reads them; whose case it is plans them.
create policy of_administration on form_reminders for select to hub_app using (
  organization_id = (select hub_organization()) and exists (
    select from administrations
    where administrations.organization_id = form_reminders.organization_id
      and administrations.id = form_reminders.administration_id
  )
);
create policy of_own_administration on form_reminders for all to hub_app using (
  organization_id = (select hub_organization()) and exists (
    select from administrations
    join cases on cases.organization_id = administrations.organization_id and cases.id = administrations.case_id
    where administrations.organization_id = form_reminders.organization_id
      and administrations.id = form_reminders.administration_id and cases.account_id = (select hub_account())
  )
);

-- What is out already is reminded of as well, on the days that are still to come. The owner of the tables is shown no
-- rows.
set local role hub_system;
update administrations set mailed_at = mailed.at from (
  select organization_id, administration_id, max(at) as at from administration_events
  where kind = 'mail-written' group by 1, 2
) mailed
where mailed.organization_id = administrations.organization_id and mailed.administration_id = administrations.id;

insert into form_reminders (organization_id, administration_id, kind, day)
select form.organization_id, form.id, planned.kind, planned.day
from administrations form
join organizations on organizations.id = form.organization_id
cross join lateral (
  select (form.mailed_at at time zone coalesce(organizations.time_zone, 'UTC'))::date as mailed_on,
    (now() at time zone coalesce(organizations.time_zone, 'UTC'))::date as today
) local
cross join lateral (values
  ('three-days', local.mailed_on + 3), ('seven-days', local.mailed_on + 7), ('day-before', form.due_on - 1)
) planned (kind, day)
where form.state in ('waiting', 'opened', 'in-progress') and form.mailed_at is not null
  and planned.day > local.mailed_on and planned.day <= form.due_on and planned.day >= local.today;
reset role;
