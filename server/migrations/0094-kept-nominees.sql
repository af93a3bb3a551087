-- Who was nominated and how often, kept: a page of nominees no longer counts every ballot.

create table nominee_units (
  unit_id uuid primary key,
  key text not null,
  nominee_email text,
  name text not null,
  school text,
  nomination_count integer not null,
  latest_at timestamptz not null,
  can_link boolean not null,
  constraint nominee_units__counted check (nomination_count > 0)
);
create index nominee_units__by_key on nominee_units (key);
comment on table nominee_units is 'What is counted for a nominee: a classroom with its ballots, or one nomination of a teacher without a classroom. Kept by one writer at a time from nominee_changes. No foreign keys: keeping it must hold no row of anybody else.';
comment on column nominee_units.unit_id is 'The classroom, or the nomination of a teacher.';
comment on column nominee_units.key is 'The address of the nominee; until it is known, the classroom, or the teacher by name and school.';

create table nominees (
  key text primary key,
  nominee_email text,
  name text not null,
  school text,
  nomination_count integer not null,
  latest_at timestamptz not null,
  can_link boolean not null,
  is_linked boolean generated always as (nominee_email is not null) stored
);
create index nominees__by_count on nominees (is_linked, nomination_count, key);
create index nominees__by_name on nominees (is_linked, lower(coalesce(nominee_email, name)), key);
create index nominees__by_latest on nominees (is_linked, latest_at, key);
create index nominees__by_words on nominees using gin (to_tsvector('simple',
  plain_words(name || ' ' || coalesce(school, '') || ' ' || coalesce(nominee_email, '')))) with (fastupdate = off);
comment on table nominees is 'Who was nominated, all their units together.';

create table nominee_state (
  is_only boolean primary key default true,
  linked integer not null,
  unlinked integer not null,
  constraint nominee_state__one_row check (is_only)
);
comment on table nominee_state is 'How many nominees there are, by whether their address is known. Whoever keeps them holds this row.';

create table nominee_changes (
  id bigint generated always as identity primary key,
  unit_id uuid not null
);
comment on table nominee_changes is 'Which unit may have changed, written with the fact itself: rows are only added, so no two nominations wait for each other. Gone once looked at.';

create index classroom_nominations__newest on classroom_nominations (classroom_id, created_at);
create index teacher_nominations__unlinked on teacher_nominations ((md5(lower(teacher_name) || E'\n' || lower(school))))
  where classroom_id is null;

insert into nominee_state (linked, unlinked) values (0, 0);
insert into nominee_changes (unit_id)
  select distinct classroom_id from classroom_nominations
  union all select id from teacher_nominations where classroom_id is null;

create function nominees_follow_ballots() returns trigger language plpgsql as $$
begin
  insert into nominee_changes (unit_id) select distinct classroom_id from ballots;
  return null;
end $$;
create trigger classroom_nominations__enter_nominees after insert on classroom_nominations
  referencing new table as ballots for each statement execute function nominees_follow_ballots();
create trigger classroom_nominations__leave_nominees after delete on classroom_nominations
  referencing old table as ballots for each statement execute function nominees_follow_ballots();

create function nominees_follow_moved_ballots() returns trigger language plpgsql as $$
begin
  insert into nominee_changes (unit_id) values (old.classroom_id), (new.classroom_id);
  return null;
end $$;
create trigger classroom_nominations__move_nominees after update on classroom_nominations
  for each row when (old.classroom_id <> new.classroom_id) execute function nominees_follow_moved_ballots();

create function nominees_follow_classrooms() returns trigger language plpgsql as $$
begin
  insert into nominee_changes (unit_id) values (new.id);
  return null;
end $$;
create trigger classrooms__change_nominees after update on classrooms
  for each row when ((old.teacher_email, old.teacher_id, old.teacher_display_name, old.name, old.school)
    is distinct from (new.teacher_email, new.teacher_id, new.teacher_display_name, new.name, new.school))
  execute function nominees_follow_classrooms();

create function nominees_follow_teachers() returns trigger language plpgsql as $$
begin
  insert into nominee_changes (unit_id) select id from classrooms where teacher_id = new.id;
  return null;
end $$;
create trigger users__change_nominees after update on users
  for each row when (old.email <> new.email) execute function nominees_follow_teachers();

create trigger confirmation_requests__enter_nominees after insert on confirmation_requests
  referencing new table as ballots for each statement execute function nominees_follow_ballots();
create trigger confirmation_requests__leave_nominees after delete on confirmation_requests
  referencing old table as ballots for each statement execute function nominees_follow_ballots();

create function nominees_follow_named_teachers() returns trigger language plpgsql as $$
begin
  insert into nominee_changes (unit_id) select id from named;
  return null;
end $$;
create trigger teacher_nominations__enter_nominees after insert on teacher_nominations
  referencing new table as named for each statement execute function nominees_follow_named_teachers();
create trigger teacher_nominations__change_nominees after update on teacher_nominations
  referencing new table as named for each statement execute function nominees_follow_named_teachers();
create trigger teacher_nominations__leave_nominees after delete on teacher_nominations
  referencing old table as named for each statement execute function nominees_follow_named_teachers();
