-- After a form came back: reviews, corrections, and forms that were filled in on paper.

-- What a version of a score came from. Who made it and why stands beside.
alter table score_versions add column kind text not null default 'submission'
  check (kind in ('submission', 'review', 'correction', 'again'));

-- Answers that a practitioner has put right, apart from what the respondent has given, which stays as it is. The
-- latest for an item counts; a null is no answer.
create table answer_corrections (
  organization_id uuid not null,
  administration_id uuid not null,
  -- The version of the score that it made.
  version integer not null,
  item text not null,
  value jsonb,
  by_account_id uuid not null,
  reason text not null check (reason <> ''),
  corrected_at timestamptz not null default now(),
  primary key (organization_id, administration_id, version, item),
  foreign key (organization_id, administration_id, version)
    references score_versions (organization_id, administration_id, number) on delete cascade
);

-- How far a form has come that is entered from paper; null where its respondent answers it. From the first entry on
-- nobody else can answer it.
alter table administrations add column paper_phase text
  check (paper_phase in ('first', 'second', 'compare', 'done'));

-- Every entry that was ever made from paper, and none is changed: of the first pass, of a second one that does not see
-- the first, and what was decided where the two differ. The latest of a pass for an item counts.
create table paper_entries (
  organization_id uuid not null,
  administration_id uuid not null,
  number integer not null check (number > 0),
  pass text not null check (pass in ('first', 'second', 'decision')),
  item text not null,
  -- Two marks on one item are no answer, and are kept as what they are.
  mark text not null check (mark in ('answer', 'blank', 'double')),
  value jsonb check ((value is not null) = (mark = 'answer')),
  by_account_id uuid not null,
  entered_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, administration_id, number),
  foreign key (organization_id, administration_id) references administrations (organization_id, id) on delete cascade
);

-- Read by whoever reads the form. Written by the system, after the caller's right was asked for: a colleague with whom
-- a client is shared may enter a second pass, and changes nothing else.
do $$
declare
  name text;
begin
  foreach name in array array['answer_corrections', 'paper_entries'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
    execute format('grant select, insert on %I to hub_system', name);
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
end $$;
