-- ProLearn: the publisher's courses, and how far people are with them.

-- Pictures, videos, captions and posters, named by a hash of their content.
create table course_files (
  name text primary key,
  bytes bytea not null
);
-- A part of a video is then read without reading all of it.
alter table course_files alter column bytes set storage external;

-- What lists show of the newest version.
create table courses (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  version text not null,
  title text not null,
  title_key text collate "C" not null,
  -- What the search looks at.
  search_key text collate "C" not null,
  summary text not null,
  level text not null check (level in ('introductory', 'intermediate', 'advanced')),
  minutes integer not null check (minutes > 0),
  hours numeric(4, 2) not null check (hours >= 0),
  product_id uuid references products,
  authors jsonb not null,
  language text not null,
  -- In their order; each has an id that stays the same in later versions.
  lesson_ids text[] not null check (cardinality(lesson_ids) > 0),
  published boolean not null,
  imported_at timestamptz not null default now()
);
create index courses_of_product on courses (product_id);

-- What a course says, for good. What is right in its quizzes lies apart.
create table course_versions (
  course_id uuid not null references courses,
  version text not null,
  content jsonb not null,
  content_hash text not null,
  imported_at timestamptz not null default now(),
  primary key (course_id, version)
);
create table course_solutions (
  course_id uuid not null,
  version text not null,
  solutions jsonb not null,
  primary key (course_id, version),
  foreign key (course_id, version) references course_versions
);

-- Who has begun a course, and where they were last.
create table course_progress (
  organization_id uuid not null,
  account_id uuid not null,
  course_id uuid not null references courses,
  begun_at timestamptz not null default now(),
  last_lesson_id text not null,
  last_at timestamptz not null default now(),
  primary key (organization_id, account_id, course_id),
  foreign key (organization_id, account_id) references accounts (organization_id, id)
);

-- A lesson that is done stays done, whatever later versions of the course say.
create table lesson_progress (
  organization_id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  lesson_id text not null,
  done_at timestamptz,
  -- Of a video: where they stopped, and what was really played.
  position numeric(7, 2) not null default 0 check (position >= 0),
  played jsonb not null default '[]',
  saved_at timestamptz not null default now(),
  primary key (organization_id, account_id, course_id, lesson_id),
  foreign key (organization_id, account_id, course_id) references course_progress on delete cascade
);

create table lesson_notes (
  organization_id uuid not null,
  account_id uuid not null,
  course_id uuid not null references courses,
  lesson_id text not null,
  text text not null,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  primary key (organization_id, account_id, course_id, lesson_id),
  foreign key (organization_id, account_id) references accounts (organization_id, id)
);

create table quiz_tries (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  course_id uuid not null,
  version text not null,
  lesson_id text not null,
  -- The questions and their options, each list in the order of this try.
  asked jsonb not null,
  begun_at timestamptz not null default now(),
  handed_in_at timestamptz,
  right_answers smallint,
  passed boolean,
  primary key (organization_id, id),
  foreign key (organization_id, account_id) references accounts (organization_id, id),
  foreign key (course_id, version) references course_versions,
  check ((handed_in_at is null) = (right_answers is null) and (handed_in_at is null) = (passed is null))
);
create unique index quiz_tries_open on quiz_tries (organization_id, account_id, course_id, lesson_id)
  where handed_in_at is null;
create index quiz_tries_of_lesson on quiz_tries (organization_id, account_id, course_id, lesson_id, handed_in_at);

create table quiz_answers (
  organization_id uuid not null,
  try_id uuid not null,
  question_id text not null,
  options text[] not null check (cardinality(options) > 0),
  answered_at timestamptz not null default now(),
  primary key (organization_id, try_id, question_id),
  foreign key (organization_id, try_id) references quiz_tries (organization_id, id) on delete cascade
);

-- A completed course with its certificate: never changed, and whatever it says stays as it was on that day.
create table course_completions (
  organization_id uuid not null,
  account_id uuid not null,
  course_id uuid not null references courses,
  version text not null,
  number text not null unique,
  learner_name text not null,
  title text not null,
  hours numeric(4, 2) not null,
  authors jsonb not null,
  completed_at timestamptz not null default now(),
  completed_on date not null,
  primary key (organization_id, account_id, course_id),
  foreign key (organization_id, account_id) references accounts (organization_id, id)
);
create table certificate_files (
  organization_id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, account_id, course_id),
  foreign key (organization_id, account_id, course_id) references course_completions on delete cascade
);

-- Courses that a manager asked people to take.
create table course_assignments (
  organization_id uuid not null,
  account_id uuid not null,
  course_id uuid not null references courses,
  due_on date not null,
  assigned_by uuid not null,
  assigned_at timestamptz not null default now(),
  primary key (organization_id, account_id, course_id),
  foreign key (organization_id, account_id) references accounts (organization_id, id),
  foreign key (organization_id, assigned_by) references accounts (organization_id, id)
);
create index course_assignments_by_day on course_assignments (due_on);

-- Which reminders were written, for which day.
create table course_reminders (
  organization_id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  due_on date not null,
  kind text not null check (kind in ('before', 'day')),
  written_at timestamptz not null default now(),
  primary key (organization_id, account_id, course_id, due_on, kind),
  foreign key (organization_id, account_id, course_id) references course_assignments on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array[
    'course_files', 'courses', 'course_versions', 'course_solutions', 'course_progress', 'lesson_progress',
    'lesson_notes', 'quiz_tries', 'quiz_answers', 'course_completions', 'certificate_files', 'course_assignments',
    'course_reminders'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system on %I to hub_system using (true) with check (true)', name);
  end loop;
  foreach name in array array['courses', 'course_versions'] loop
    execute format('grant select on %I to hub_app, hub_manager', name);
    execute format('create policy everyone on %I for select to hub_app, hub_manager using (true)', name);
  end loop;
  foreach name in array array[
    'course_progress', 'lesson_progress', 'lesson_notes', 'quiz_tries', 'course_completions', 'certificate_files'
  ] loop
    execute format('grant select, insert on %I to hub_app', name);
    execute format(
      'create policy own on %1$I to hub_app
        using (organization_id = (select hub_organization()) and account_id = (select hub_account()))
        with check (organization_id = (select hub_organization()) and account_id = (select hub_account()))',
      name
    );
  end loop;
  -- What managers see of their people: how far they are, never what they answered or noted.
  foreach name in array array['course_progress', 'lesson_progress', 'course_completions', 'course_assignments'] loop
    execute format(
      'create policy of_organization on %I for select to hub_manager using (organization_id = (select hub_organization()))',
      name
    );
  end loop;
end $$;
grant update on course_progress, lesson_progress, lesson_notes, quiz_tries to hub_app;
grant select on course_progress, course_assignments to hub_manager;
grant select (organization_id, account_id, course_id, lesson_id, done_at) on lesson_progress to hub_manager;
grant select (organization_id, account_id, course_id, version, completed_at) on course_completions to hub_manager;

grant select, insert, update on quiz_answers to hub_app;
create policy of_own_try on quiz_answers to hub_app using (
  organization_id = (select hub_organization()) and exists (
    select from quiz_tries
    where quiz_tries.organization_id = quiz_answers.organization_id and quiz_tries.id = quiz_answers.try_id
      and quiz_tries.account_id = (select hub_account())
  )
);

grant select on course_assignments to hub_app;
create policy own on course_assignments for select to hub_app
  using (organization_id = (select hub_organization()) and account_id = (select hub_account()));
grant insert, update, delete on course_assignments to hub_manager;
create policy insert_of_organization on course_assignments for insert to hub_manager with check (
  organization_id = (select hub_organization()) and assigned_by = (select hub_account())
);
create policy update_of_organization on course_assignments for update to hub_manager using (
  organization_id = (select hub_organization())
);
create policy delete_of_organization on course_assignments for delete to hub_manager using (
  organization_id = (select hub_organization())
);

grant select, insert on course_files, course_versions, course_solutions, course_completions, certificate_files
  to hub_system;
grant select, insert, update on courses, course_progress, lesson_progress, lesson_notes, quiz_tries, quiz_answers
  to hub_system;
grant select, insert, update, delete on course_assignments, course_reminders to hub_system;
