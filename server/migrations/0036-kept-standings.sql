-- Who would enter the next draw, kept: a teacher's look at their own odds no longer weighs every classroom.

create table draw_standings (
  teacher_id uuid primary key,
  classroom_id uuid not null,
  weight integer not null,
  constraint draw_standings__weight_positive check (weight > 0)
);
comment on table draw_standings is 'The classroom each teacher would enter the next draw with. Kept by one writer at a time from draw_standing_changes; never read by a draw itself. No foreign keys: keeping it must hold no row of anybody else.';

create table draw_standing_weights (
  weight integer primary key,
  classrooms integer not null
);
comment on table draw_standing_weights is 'How many of the standings weigh how much.';

create table draw_standing_state (
  is_only boolean primary key default true,
  school_year_start timestamptz not null,
  constraint draw_standing_state__one_row check (is_only)
);
comment on table draw_standing_state is 'Since when a match keeps a classroom out, in the standings. Whoever keeps them holds this row.';

create table draw_standing_changes (
  id bigint generated always as identity primary key,
  teacher_id uuid,
  classroom_id uuid,
  draw_id uuid,
  constraint draw_standing_changes__one_subject check (num_nonnulls(teacher_id, classroom_id, draw_id) = 1)
);
comment on table draw_standing_changes is 'Whose standing may have changed, written with the fact itself: rows are only added, so no two nominations wait for each other. Gone once looked at.';

create table draw_weights (
  draw_id uuid not null references assignment_slots (id),
  weight integer not null,
  classrooms integer not null,
  primary key (draw_id, weight)
);
comment on table draw_weights is 'How many entries of a fixed list weigh how much; written with the list.';
create trigger draw_weights__append_only before update or delete on draw_weights
  for each row execute function draws_refuse_change();
create trigger draw_weights__never_emptied before truncate on draw_weights
  for each statement execute function draws_refuse_change();

insert into draw_weights (draw_id, weight, classrooms)
  select draw_id, weight, count(*) from draw_entries group by draw_id, weight;

insert into draw_standing_state (school_year_start)
  select make_timestamptz((extract(year from month) - (extract(month from month) < 7)::int)::int, 7, 1, 0, 0, 0, 'UTC')
  from (select now() at time zone 'UTC' as month) today;

insert into draw_standings (teacher_id, classroom_id, weight)
  select distinct on (teacher_id) teacher_id, id, least(nominators, 25) + least(waited, 10) as weight
  from (
    select known.*, (
      select count(*) from draw_entries entry where entry.classroom_id = known.id and (
        select draw.state = 'completed' and (known.last_at is null or draw.completed_at > known.last_at)
          and exists (select from draw_winners winner where winner.draw_id = draw.id)
        from assignment_slots draw where draw.id = entry.draw_id)
    ) as waited
    from (
      select room.id, room.teacher_id, room.confirmed_at,
        (select count(*) from classroom_nominations ballot where ballot.classroom_id = room.id) as nominators,
        (select max(assigned_at) from slots slot where slot.classroom_id = room.id) as last_at
      from classrooms room join users teacher on teacher.id = room.teacher_id
      where room.confirmed_at is not null and teacher.role = 'teacher' and teacher.disabled_at is null
    ) known
  ) weighed
  where nominators > 0 and (last_at is null or last_at < (select school_year_start from draw_standing_state))
  order by teacher_id, weight desc, confirmed_at, id;
insert into draw_standing_weights (weight, classrooms) select weight, count(*) from draw_standings group by weight;

create function standings_follow_ballots() returns trigger language plpgsql as $$
begin
  insert into draw_standing_changes (classroom_id) select distinct classroom_id from ballots;
  return null;
end $$;
create trigger classroom_nominations__change_standings after insert on classroom_nominations
  referencing new table as ballots for each statement execute function standings_follow_ballots();
create trigger classroom_nominations__leave_standings after delete on classroom_nominations
  referencing old table as ballots for each statement execute function standings_follow_ballots();

create function standings_follow_moved_ballots() returns trigger language plpgsql as $$
begin
  insert into draw_standing_changes (classroom_id) values (old.classroom_id), (new.classroom_id);
  return null;
end $$;
create trigger classroom_nominations__move_standings after update on classroom_nominations
  for each row when (old.classroom_id <> new.classroom_id) execute function standings_follow_moved_ballots();

create function standings_follow_classrooms() returns trigger language plpgsql as $$
begin
  insert into draw_standing_changes (teacher_id)
    select distinct teacher_id from unnest(array[old.teacher_id, new.teacher_id]) as led (teacher_id)
    where teacher_id is not null;
  return null;
end $$;
create trigger classrooms__change_standings after update on classrooms
  for each row when (old.teacher_id is distinct from new.teacher_id or old.confirmed_at is distinct from new.confirmed_at)
  execute function standings_follow_classrooms();
create trigger classrooms__enter_standings after insert on classrooms
  for each row when (new.teacher_id is not null and new.confirmed_at is not null)
  execute function standings_follow_classrooms();

create function standings_follow_matches() returns trigger language plpgsql as $$
begin
  insert into draw_standing_changes (classroom_id) values (new.classroom_id);
  return null;
end $$;
create trigger slots__change_standings after update on slots
  for each row when (new.classroom_id is not null
    and (old.classroom_id is distinct from new.classroom_id or old.assigned_at is distinct from new.assigned_at))
  execute function standings_follow_matches();
create trigger slots__enter_standings after insert on slots
  for each row when (new.classroom_id is not null) execute function standings_follow_matches();

create function standings_follow_roles() returns trigger language plpgsql as $$
begin
  insert into draw_standing_changes (teacher_id) values (new.id);
  return null;
end $$;
create trigger users__change_standings after update on users
  for each row when ((old.role is not distinct from 'teacher' or new.role is not distinct from 'teacher')
    and (old.role is distinct from new.role or old.disabled_at is distinct from new.disabled_at))
  execute function standings_follow_roles();

create function standings_follow_draws() returns trigger language plpgsql as $$
begin
  insert into draw_standing_changes (draw_id) values (new.id);
  return null;
end $$;
create trigger assignment_slots__change_standings after update on assignment_slots
  for each row when (old.state <> 'completed' and new.state = 'completed') execute function standings_follow_draws();
