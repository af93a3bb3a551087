-- Staff move a draw, fix its list and call it off in the console: who did stands beside the draw.
alter table assignment_slots
  add column planned_for timestamptz,
  add column frozen_by uuid references users (id),
  add column voided_by uuid references users (id);
comment on column assignment_slots.planned_for is 'The start that DRAW_CRON named, wherever the draw was moved since; null of a draw that staff made. It never changes, so that a moved draw is not made a second time.';
comment on column assignment_slots.frozen_by is 'Who of the staff had the list fixed; null where the schedule did.';
comment on column assignment_slots.voided_by is 'Who called the draw off; null in draws from before that was kept.';
update assignment_slots set planned_for = slot_starts where source = 'schedule';
create unique index assignment_slots__one_per_planned_start on assignment_slots (planned_for) where planned_for is not null;

-- A process of the version before names no planned start.
create function draws_plan_their_start() returns trigger language plpgsql as $$
begin
  new.planned_for := case when new.source = 'schedule' then coalesce(new.planned_for, new.slot_starts) end;
  return new;
end $$;
create trigger assignment_slots__plan_start before insert on assignment_slots
  for each row execute function draws_plan_their_start();
create function draws_keep_their_plan() returns trigger language plpgsql as $$
begin
  raise exception 'the start that was planned for a draw stays'
    using errcode = 'restrict_violation', constraint = 'assignment_slots__plan_stays';
end $$;
create trigger assignment_slots__plan_stays before update on assignment_slots
  for each row when (new.planned_for is distinct from old.planned_for) execute function draws_keep_their_plan();

create table draw_moves (
  id bigint generated always as identity primary key,
  draw_id uuid not null references assignment_slots (id),
  from_starts timestamptz not null,
  to_starts timestamptz not null,
  moved_by uuid not null references users (id),
  moved_at timestamptz not null,
  constraint draw_moves__elsewhere check (from_starts <> to_starts)
);
create index draw_moves__by_draw on draw_moves (draw_id, id);
comment on table draw_moves is 'Each time staff moved a draw to another start, before its list was fixed.';
create trigger draw_moves__append_only before update or delete on draw_moves
  for each row execute function draws_refuse_change();
create trigger draw_moves__never_emptied before truncate on draw_moves
  for each statement execute function draws_refuse_change();

create table draw_barred (
  classroom_id uuid primary key,
  reason text not null,
  constraint draw_barred__known_reason check (
    reason in ('unconfirmed', 'no_teacher', 'teacher_barred', 'not_nominated', 'matched', 'other_enters')
  )
);
create index draw_barred__by_reason on draw_barred (reason, classroom_id);
comment on table draw_barred is 'Classrooms that would not have entered a list when all were last looked at, and why, for the desk of staff. Never read by a draw itself. No foreign keys: keeping it must hold no row of anybody else.';

create table draw_barred_state (
  is_only boolean primary key default true,
  looked_at timestamptz,
  constraint draw_barred_state__one_row check (is_only)
);
insert into draw_barred_state default values;
comment on table draw_barred_state is 'When all classrooms were last looked at. Whoever writes draw_barred holds this row.';

create table draw_asks (
  classroom_id uuid primary key references classrooms (id) on delete cascade,
  reason text not null,
  asked_by uuid not null references users (id),
  asked_at timestamptz not null
);
comment on table draw_asks is 'When staff last had the teacher of a classroom asked to mend why it cannot enter.';

-- The desk lists those who would enter by their weight.
create index draw_standings__heaviest on draw_standings (weight desc, classroom_id);
