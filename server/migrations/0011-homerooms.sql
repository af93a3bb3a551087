-- A teacher who signs in without a room gets one, once.

alter table classrooms
  add column opened_for uuid references users (id),
  add constraint classrooms__one_opened_per_teacher unique (opened_for);
comment on column classrooms.opened_for is 'The teacher at whose first visit the room was opened by itself; null for every other room.';
