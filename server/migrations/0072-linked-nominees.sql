-- Staff say whose address a nominated teacher has.
alter table teacher_nominations
  add column linked_by uuid references users (id),
  add column linked_at timestamptz,
  add constraint teacher_nominations__linked_whole check (linked_at is null or nominee_email is not null);
comment on column teacher_nominations.linked_by is 'Who of the staff filled in nominee_email; null where a confirmation did.';
