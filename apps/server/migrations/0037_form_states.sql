-- The state of a form has one owner: this table says which moves there are, move_administration() makes them and puts
-- them on the timeline, and nothing else writes the state.

-- An event is called as on the timeline. One that is not here for a state cannot happen in it.
create table administration_moves (
  event text not null,
  state text not null,
  next_state text not null,
  -- Whether it can happen while the form is paused: what its respondent's device still sends is taken, and a form can
  -- be withdrawn.
  while_paused boolean not null,
  primary key (event, state)
);
alter table administration_moves enable row level security;
alter table administration_moves force row level security;
grant select on administration_moves to hub_app, hub_system, hub_respondent;
grant insert on administration_moves to hub_system;
create policy migration on administration_moves for insert to hub_system with check (true);
create policy everyone on administration_moves for select to hub_app, hub_system, hub_respondent using (true);
set local role hub_system;
insert into administration_moves (event, state, next_state, while_paused) values
  ('opened', 'waiting', 'opened', false),
  ('first-answer', 'waiting', 'in-progress', true),
  ('first-answer', 'opened', 'in-progress', true),
  ('paper-begun', 'waiting', 'in-progress', false),
  ('paper-begun', 'opened', 'in-progress', false),
  ('submitted', 'waiting', 'submitted', true),
  ('submitted', 'opened', 'submitted', true),
  ('submitted', 'in-progress', 'submitted', true),
  ('submitted-by-practitioner', 'in-progress', 'submitted', false),
  ('entered-from-paper', 'in-progress', 'submitted', false),
  ('needs-review', 'submitted', 'needs-review', false),
  ('scored', 'submitted', 'scored', false),
  ('scored', 'needs-review', 'scored', false),
  ('not-scored', 'submitted', 'discarded', false),
  ('not-scored', 'needs-review', 'discarded', false),
  ('discarded', 'needs-review', 'discarded', false),
  ('declined', 'waiting', 'declined', true),
  ('declined', 'opened', 'declined', true),
  ('declined', 'in-progress', 'declined', true),
  ('not-for-me', 'waiting', 'declined', true),
  ('not-for-me', 'opened', 'declined', true),
  ('not-for-me', 'in-progress', 'declined', true),
  ('withdrawn', 'waiting', 'withdrawn', true),
  ('withdrawn', 'opened', 'withdrawn', true),
  ('withdrawn', 'in-progress', 'withdrawn', true),
  ('expired', 'waiting', 'expired', false),
  ('expired', 'opened', 'expired', false),
  ('expired', 'in-progress', 'expired', false),
  -- Its case was deleted, and can no longer be restored or is restored too late for the form.
  ('not-revived', 'waiting', 'withdrawn', true),
  ('not-revived', 'opened', 'withdrawn', true),
  ('not-revived', 'in-progress', 'withdrawn', true),
  ('not-revived', 'submitted', 'withdrawn', true),
  ('not-revived', 'needs-review', 'withdrawn', true);
reset role;
revoke insert on administration_moves from hub_system;
drop policy migration on administration_moves;

-- A form pauses with its deleted case or client. That is no state of its own, and no ending.
alter table administrations
  add column paused_at timestamptz,
  -- What was deleted: restoring a client does not bring back a case that was deleted before it.
  add column paused_by text check (paused_by in ('case', 'client')),
  add check ((paused_at is null) = (paused_by is null)),
  add check (paused_at is null or state in ('waiting', 'opened', 'in-progress', 'submitted')),
  -- Neither submitted nor ended.
  add column is_out boolean not null generated always as (state in ('waiting', 'opened', 'in-progress')) stored,
  -- Whoever has the link can answer it.
  add column is_with_respondent boolean not null generated always as (
    state in ('waiting', 'opened', 'in-progress') and paper_phase is null and paused_at is null
  ) stored;

drop index administrations_out;
create index administrations_out on administrations (due_on) where is_with_respondent;
drop index administrations_unsettled;
create index administrations_unsettled on administrations (organization_id, case_id)
  where is_out or state = 'needs-review';
drop index administrations_to_look_through;
create index administrations_to_look_through on administrations (organization_id, id)
  where not is_looked_through and not is_out;
drop index administrations_to_score;
create index administrations_to_score on administrations (submitted_at)
  where state = 'submitted' and paused_at is null;

-- Refuses every change of the state that move_administration() does not make, and keeps the times that follow from it.
create function keep_form_state() returns trigger language plpgsql as $$
declare
  moved_at timestamptz := coalesce(nullif(current_setting('hub.moved_at', true), '')::timestamptz, now());
begin
  if tg_op = 'INSERT' then
    if new.state <> 'waiting' then
      raise exception 'a form begins with waiting' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if current_setting('hub.moving', true) is distinct from new.id::text then
    raise exception 'only move_administration() changes the state of a form' using errcode = 'check_violation';
  end if;
  case new.state
    when 'opened' then new.opened_at := coalesce(new.opened_at, moved_at);
    when 'in-progress' then new.opened_at := coalesce(new.opened_at, moved_at);
    when 'submitted' then new.submitted_at := coalesce(new.submitted_at, moved_at);
    when 'scored' then new.scored_at := coalesce(new.scored_at, moved_at);
    when 'declined', 'withdrawn', 'expired', 'discarded' then
      new.ended_at := coalesce(new.ended_at, moved_at);
      new.paused_at := null;
      new.paused_by := null;
    else null;
  end case;
  return new;
end $$;
create trigger keep_form_state before insert or update of state on administrations
  for each row execute function keep_form_state();

-- Makes a move and puts it on the timeline. The new state; null, and nothing changed, where the event cannot happen now.
-- The account is null for the respondent and for the hub.
create function move_administration(
  in_organization uuid, of_form uuid, by_event text,
  by_account uuid default null, in_words text default '', happened_at timestamptz default null
) returns text language plpgsql as $$
declare
  new_state text;
begin
  perform set_config('hub.moving', of_form::text, true), set_config('hub.moved_at', coalesce(happened_at::text, ''), true);
  update administrations form
  set state = moves.next_state
  from administration_moves moves
  where form.organization_id = in_organization and form.id = of_form
    and moves.event = by_event and moves.state = form.state and (moves.while_paused or form.paused_at is null)
  returning form.state into new_state;
  perform set_config('hub.moving', '', true);
  if new_state is not null then
    insert into administration_events (organization_id, administration_id, kind, account_id, detail, at)
    values (in_organization, of_form, by_event, by_account, in_words, coalesce(happened_at, clock_timestamp()));
  end if;
  return new_state;
end $$;

-- A respondent's first answer is a move; its time is written with it.
revoke update (opened_at, submitted_at, ended_at) on administrations from hub_respondent;

-- Keeps answers of one device, each in its turn: a repeat is known by its number, and one that was overtaken never
-- counts. All devices of a form wait for its row, so this is one call, and not one for each step. The answers of a
-- paused form are kept as well.
create or replace function save_answers(
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
  select form.is_out and form.paper_phase is null, form.first_answer_at is null into is_out, is_first
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
    update administrations form set first_answer_at = now()
    where form.organization_id = in_organization and form.id = of_form;
    perform move_administration(in_organization, of_form, 'first-answer');
  end if;
end $$;

-- What a deleted record leaves after its 30 days, where it must not go: it stands in the archive.
alter table clients add column archived_at timestamptz check (archived_at is null or deleted_at is not null);
alter table cases add column archived_at timestamptz check (archived_at is null or deleted_at is not null);
grant select (archived_at) on clients to hub_manager;
grant select (archived_at) on cases to hub_manager;
drop index clients_to_purge;
create index clients_to_purge on clients (deleted_at) where deleted_at is not null and archived_at is null;
drop index cases_to_purge;
create index cases_to_purge on cases (deleted_at) where deleted_at is not null and archived_at is null;

-- Since when a contact must not be contacted: a form that was paused before that is not revived.
alter table client_contacts add column no_contact_since timestamptz;
create function note_no_contact() returns trigger language plpgsql as $$
begin
  new.no_contact_since := case
    when not new.no_contact then null
    when tg_op = 'UPDATE' and old.no_contact then old.no_contact_since
    else now()
  end;
  return new;
end $$;
create trigger note_no_contact before insert or update of no_contact on client_contacts
  for each row execute function note_no_contact();
set local role hub_system;
update client_contacts set no_contact_since = '-infinity' where no_contact;
reset role;
