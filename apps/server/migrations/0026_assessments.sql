-- From a case to a scored form. Nothing here carries an owner: who has the case has what is in it.

-- Whose form a call is about, set for one transaction of a respondent and empty outside of it.
create function hub_form() returns uuid language sql stable as
  $$ select nullif(current_setting('hub.form_id', true), '')::uuid $$;

-- Who answers it.
create function hub_respondent() returns uuid language sql stable as
  $$ select nullif(current_setting('hub.respondent_id', true), '')::uuid $$;

-- The last number that an administration of the organization was given.
create table administration_numbers (
  organization_id uuid primary key references organizations,
  last integer not null
);

-- A person who answers about the client of one case.
create table respondents (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  kind text not null check (kind in ('client', 'contact', 'other', 'practitioner')),
  -- The contact of the record that they are. A contact can be deleted; who has answered stays.
  contact_id uuid check (contact_id is null or kind = 'contact'),
  first_name text not null,
  last_name text not null,
  email text not null default '',
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, case_id, id),
  foreign key (organization_id, case_id) references cases (organization_id, id) on delete cascade
);

-- One form of one product, given to one respondent.
create table administrations (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  case_id uuid not null,
  client_id uuid not null,
  respondent_id uuid not null,
  feature_id uuid not null references product_features,
  form_id text not null,
  instrument_version text not null,
  role text not null check (role in ('self', 'parent', 'teacher', 'clinician')),
  delivery smallint not null check (delivery in (1, 2)),
  language text not null,
  -- The last day on which it can be submitted, in the organization's time zone.
  due_on date not null,
  names_client_by text not null default 'first-name' check (names_client_by in ('first-name', 'initials')),
  norm_group text not null default 'combined' check (norm_group in ('combined', 'male', 'female')),
  -- Optional items that the practitioner left out.
  switched_off text[] not null default '{}',
  state text not null default 'waiting' check (state in (
    'waiting', 'opened', 'in-progress', 'submitted', 'needs-review', 'scored',
    'declined', 'withdrawn', 'expired', 'discarded'
  )),
  sent_by uuid not null,
  sent_at timestamptz not null default now(),
  opened_at timestamptz,
  first_answer_at timestamptz,
  submitted_at timestamptz,
  scored_at timestamptz,
  ended_at timestamptz check ((ended_at is not null) = (state in ('declined', 'withdrawn', 'expired', 'discarded'))),
  -- Of the last mail with the link, which several forms of one person may share.
  mail_id uuid,
  mail_state text check (mail_state in ('written', 'accepted', 'refused')),
  mail_at timestamptz,
  mail_reason text not null default '',
  primary key (organization_id, id),
  unique (organization_id, number),
  unique (id),
  foreign key (organization_id, case_id) references cases (organization_id, id) on delete cascade,
  foreign key (organization_id, client_id) references clients (organization_id, id) on delete cascade,
  foreign key (organization_id, case_id, respondent_id) references respondents (organization_id, case_id, id),
  foreign key (organization_id, sent_by) references accounts (organization_id, id),
  foreign key (form_id, instrument_version) references instrument_forms (form_id, version),
  check ((submitted_at is null) <= (state not in ('submitted', 'needs-review', 'scored', 'discarded'))),
  check ((scored_at is null) <= (state <> 'scored'))
);
create index administrations_of_case on administrations (organization_id, case_id, number);
create index administrations_of_client on administrations (organization_id, client_id, sent_at, id);
create index administrations_of_respondent on administrations (organization_id, respondent_id);
create index administrations_out on administrations (due_on)
  where state in ('waiting', 'opened', 'in-progress');
create index administrations_of_mail on administrations (mail_id) where mail_id is not null;
create index administrations_to_score on administrations (submitted_at) where state = 'submitted';

-- What opens a form. Found by a hash of its secret; the sealed copy is for those who hand the link over again, and is
-- wiped when the form is over.
create table form_links (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  administration_id uuid not null,
  secret_hash bytea not null,
  sealed_secret bytea,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, administration_id) references administrations (organization_id, id) on delete cascade,
  check (ended_at is null or sealed_secret is null)
);
create unique index form_links_by_secret on form_links (administration_id, secret_hash);
create unique index form_links_live on form_links (organization_id, administration_id) where ended_at is null;

-- A device on which a form was opened: what its cookie is checked against.
create table form_sessions (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  administration_id uuid not null,
  secret_hash bytea not null unique,
  opened_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, administration_id) references administrations (organization_id, id) on delete cascade
);
create index form_sessions_of_form on form_sessions (organization_id, administration_id);
create index form_sessions_by_expiry on form_sessions (expires_at);

-- Every answer that was ever given, and none is changed. The latest that is not stale counts; a null takes it back.
create table answers (
  organization_id uuid not null,
  administration_id uuid not null,
  -- The order in which the hub kept them.
  revision integer not null check (revision > 0),
  -- Of the page that sent it, and its number there: a repeat is known by both.
  device uuid not null,
  number integer not null,
  -- The latest revision that the page knew of.
  seen integer not null,
  item text not null,
  value jsonb,
  seconds real,
  -- Sent by a page that did not know of a newer answer, or overtaken by a later one of its own. It never counts.
  is_stale boolean not null default false,
  given_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, administration_id, revision),
  unique (organization_id, administration_id, device, number),
  foreign key (organization_id, administration_id) references administrations (organization_id, id) on delete cascade
);

-- A form was handed in, once. What is scored is what there was up to this revision.
create table submissions (
  organization_id uuid not null,
  administration_id uuid not null,
  submitted_at timestamptz not null default now(),
  -- The day that it was in the organization.
  completed_on date not null,
  revision integer not null,
  -- The practitioner who submitted what there was; null is the respondent.
  by_account_id uuid,
  reason text not null default '',
  primary key (organization_id, administration_id),
  foreign key (organization_id, administration_id) references administrations (organization_id, id) on delete cascade
);

-- What happened to a form, as its practitioner reads it.
create table administration_events (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  administration_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  -- A practitioner; null is the respondent or the hub.
  account_id uuid,
  detail text not null default '',
  primary key (organization_id, id),
  foreign key (organization_id, administration_id) references administrations (organization_id, id) on delete cascade
);
create index administration_events_of_form on administration_events (organization_id, administration_id, at);

-- What a submission came to. A correction adds a version, none is changed.
create table score_versions (
  organization_id uuid not null,
  administration_id uuid not null,
  number integer not null check (number > 0),
  created_at timestamptz not null default now(),
  reason text not null default '',
  by_account_id uuid,
  instrument_code text not null,
  instrument_version text not null,
  content_hash text not null,
  completed_on date not null,
  -- What was scored beside the answers, the outcome, and the outcome in words.
  input jsonb not null,
  result json not null,
  presented json not null,
  primary key (organization_id, administration_id, number),
  foreign key (organization_id, administration_id) references administrations (organization_id, id) on delete cascade,
  foreign key (instrument_code, instrument_version) references instrument_versions (code, version)
);

-- Why a submission waits for its practitioner before it is scored: what they read to decide, in words.
create table reviews (
  organization_id uuid not null,
  administration_id uuid not null,
  created_at timestamptz not null default now(),
  content_hash text not null,
  validity json not null,
  -- Items without an answer, and how many the form allows.
  omitted text[] not null,
  max_omitted integer not null,
  primary key (organization_id, administration_id),
  foreign key (organization_id, administration_id) references administrations (organization_id, id) on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array[
    'administration_numbers', 'respondents', 'administrations', 'form_links', 'form_sessions', 'answers', 'submissions',
    'administration_events', 'score_versions', 'reviews'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
  end loop;
end $$;

-- What was answered, submitted, scored and seen to happen is added by the system too, and changed by nobody. It goes
-- with its client.
grant select, insert, update on administration_numbers, respondents, administrations, form_links to hub_system;
grant select, insert, update, delete on form_sessions to hub_system;
grant select, insert on answers, submissions, administration_events, score_versions, reviews to hub_system;

-- Who has the case reads what is in it; whose case it is works with it.
grant select, insert, update on administration_numbers to hub_app;
create policy own on administration_numbers to hub_app
  using (organization_id = (select hub_organization()))
  with check (organization_id = (select hub_organization()));
grant select, insert, update on respondents, administrations to hub_app;
do $$
declare
  name text;
  action text;
begin
  foreach name in array array['respondents', 'administrations'] loop
    execute format(
      'create policy of_case on %1$I for select to hub_app using (
        organization_id = (select hub_organization()) and exists (
          select from cases where cases.organization_id = %1$I.organization_id and cases.id = %1$I.case_id
        )
      )',
      name
    );
    foreach action in array array['insert', 'update'] loop
      execute format(
        'create policy %3$s_of_own_case on %1$I for %3$s to hub_app %2$s (
          organization_id = (select hub_organization()) and exists (
            select from cases where cases.organization_id = %1$I.organization_id and cases.id = %1$I.case_id
              and cases.account_id = (select hub_account())
          )
        )',
        name, case action when 'insert' then 'with check' else 'using' end, action
      );
    end loop;
  end loop;
  foreach name in array array['answers', 'submissions', 'administration_events', 'score_versions', 'reviews'] loop
    execute format('grant select on %I to hub_app', name);
    execute format(
      'create policy of_administration on %1$I for select to hub_app using (
        organization_id = (select hub_organization()) and exists (
          select from administrations where administrations.organization_id = %1$I.organization_id
            and administrations.id = %1$I.administration_id
        )
      )',
      name
    );
  end loop;
  -- The policies of administrations say whose they are.
  foreach name in array array['form_links', 'form_sessions', 'submissions', 'administration_events'] loop
    execute format('grant select, insert on %I to hub_app', name);
    execute format(
      'create policy insert_of_own_administration on %1$I for insert to hub_app with check (
        organization_id = (select hub_organization()) and exists (
          select from administrations
          join cases on cases.organization_id = administrations.organization_id and cases.id = administrations.case_id
          where administrations.organization_id = %1$I.organization_id
            and administrations.id = %1$I.administration_id and cases.account_id = (select hub_account())
        )
      )',
      name
    );
  end loop;
  foreach name in array array['form_links', 'form_sessions'] loop
    execute format('grant update on %I to hub_app', name);
    execute format(
      'create policy of_own_administration on %1$I for all to hub_app using (
        organization_id = (select hub_organization()) and exists (
          select from administrations
          join cases on cases.organization_id = administrations.organization_id and cases.id = administrations.case_id
          where administrations.organization_id = %1$I.organization_id
            and administrations.id = %1$I.administration_id and cases.account_id = (select hub_account())
        )
      )',
      name
    );
  end loop;
end $$;

-- A respondent sees the rows of one form, and adds to them.
grant select on administrations, answers, submissions to hub_respondent;
grant update (state, language, opened_at, first_answer_at, submitted_at, ended_at) on administrations to hub_respondent;
grant insert on answers, submissions, administration_events to hub_respondent;
create policy of_form on administrations for select to hub_respondent
  using (organization_id = (select hub_organization()) and id = (select hub_form()));
create policy update_of_form on administrations for update to hub_respondent
  using (organization_id = (select hub_organization()) and id = (select hub_form()));
do $$
declare
  name text;
begin
  foreach name in array array['answers', 'submissions', 'administration_events'] loop
    execute format(
      'create policy of_form on %1$I to hub_respondent
        using (organization_id = (select hub_organization()) and administration_id = (select hub_form()))
        with check (organization_id = (select hub_organization()) and administration_id = (select hub_form()))',
      name
    );
  end loop;
end $$;
grant select on instrument_forms to hub_respondent;
create policy of_form on instrument_forms for select to hub_respondent using (
  exists (
    select from administrations
    where administrations.form_id = instrument_forms.form_id
      and administrations.instrument_version = instrument_forms.version
  )
);

grant insert (caller, organization_id, respondent_id, action, record, record_ids, request_id) on audit_entries
  to hub_respondent;
create policy of_form on audit_entries for insert to hub_respondent with check (
  caller = 'respondent' and organization_id = (select hub_organization()) and respondent_id = (select hub_respondent())
);

-- Keeps answers of one device, each in its turn: a repeat is known by its number, and one that was overtaken never
-- counts. All devices of a form wait for its row, so this is one call, and not one for each step.
create function save_answers(
  in_organization uuid, of_form uuid, from_device uuid, sent jsonb,
  -- Whether the form could still be answered; if not, nothing was kept.
  out is_out boolean,
  out last_revision integer,
  -- Another device has answered something that this one had not seen.
  out has_news boolean
)
-- The plans are made once for a connection, perhaps while there are few answers yet: they are good for many, too.
language plpgsql set enable_seqscan = off as $$
declare
  given record;
  is_first boolean;
  is_overtaken boolean;
  last_seen integer := 0;
begin
  select form.state in ('waiting', 'opened', 'in-progress'), form.first_answer_at is null into is_out, is_first
  from administrations form
  where form.organization_id = in_organization and form.id = of_form
  for no key update;
  if is_out is not true then
    is_out := false;
    return;
  end if;

  select coalesce(max(known.revision), 0) into last_revision from answers known
  where known.organization_id = in_organization and known.administration_id = of_form;
  has_news := false;
  for given in
    select * from jsonb_to_recordset(sent) as row (number integer, seen integer, item text, value jsonb, seconds real)
    order by number
  loop
    last_seen := greatest(last_seen, given.seen);
    continue when exists (
      select from answers known
      where known.organization_id = in_organization and known.administration_id = of_form
        and known.device = from_device and known.number = given.number
    );
    is_overtaken := last_revision > given.seen and exists (
      select from answers newer
      where newer.organization_id = in_organization and newer.administration_id = of_form
        and newer.revision > given.seen and newer.device <> from_device and newer.item = given.item
        and not newer.is_stale
    );
    has_news := has_news or is_overtaken;
    last_revision := last_revision + 1;
    insert into answers (organization_id, administration_id, revision, device, number, seen, item, value, seconds,
      is_stale)
    values (in_organization, of_form, last_revision, from_device, given.number, given.seen, given.item, given.value,
      given.seconds, is_overtaken or exists (
        select from answers later
        where later.organization_id = in_organization and later.administration_id = of_form
          and later.device = from_device and later.number > given.number and later.item = given.item
      ));
  end loop;
  has_news := has_news or exists (
    select from answers other
    where other.organization_id = in_organization and other.administration_id = of_form
      and other.revision > last_seen and other.device <> from_device and not other.is_stale
  );

  if is_first then
    update administrations form
    set state = 'in-progress', first_answer_at = now(), opened_at = coalesce(form.opened_at, now())
    where form.organization_id = in_organization and form.id = of_form;
    insert into administration_events (organization_id, administration_id, kind)
    values (in_organization, of_form, 'first-answer');
  end if;
end $$;
