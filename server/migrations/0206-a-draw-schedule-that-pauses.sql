-- Runs with code from 0188 on.
create table draw_schedule (
  is_only boolean primary key default true,
  paused_at timestamptz,
  paused_by uuid references users (id),
  pause_reason text,
  constraint draw_schedule__one_row check (is_only),
  constraint draw_schedule__paused_whole check (num_nulls(paused_at, paused_by, pause_reason) in (0, 3))
);
insert into draw_schedule default values;
comment on table draw_schedule is 'Whether the schedule adds draws. Whoever adds one, pauses or goes on holds this row.';
