-- What leaves the charity, and what was kept from leaving because it names a child.

create table gate_days (
  day date not null,
  channel text not null,
  passed bigint not null default 0,
  covered bigint not null default 0,
  blocked bigint not null default 0,
  primary key (day, channel),
  constraint gate_days__not_negative check (passed >= 0 and covered >= 0 and blocked >= 0)
);
comment on table gate_days is 'How much left by each channel on a day (UTC), how much with names covered, and how much not at all. No name stands here.';

create table child_name_changes (
  id bigint generated always as identity primary key,
  owner_id uuid not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index child_name_changes__changed_at on child_name_changes (changed_at);
comment on table child_name_changes is 'Whose names of children changed, so that every process reads just those anew: the teacher of a class list, or an athlete.';

create function note_class_lists() returns trigger language plpgsql as $$
begin
  insert into child_name_changes (owner_id) select distinct teacher_id from changed;
  return null;
end $$;
create trigger students__note_added after insert on students
  referencing new table as changed for each statement execute function note_class_lists();
create trigger students__note_changed after update on students
  referencing new table as changed for each statement execute function note_class_lists();
create trigger students__note_removed after delete on students
  referencing old table as changed for each statement execute function note_class_lists();

create function note_athlete_names() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into child_name_changes (owner_id) values (old.id);
  elsif tg_op = 'INSERT' or (old.first_name, old.last_name) is distinct from (new.first_name, new.last_name) then
    insert into child_name_changes (owner_id) values (new.id);
  end if;
  return null;
end $$;
create trigger prospects__note_name after insert or update or delete on prospects
  for each row execute function note_athlete_names();

alter table mails
  add column held_at timestamptz,
  add column released_by_id uuid references users (id),
  add column released_at timestamptz,
  add constraint mails__released_once_held check (released_at is null or held_at is not null);
create index mails__held on mails (held_at desc) where held_at is not null and released_at is null;
comment on column mails.held_at is 'When it was held back because it names a child; null for all others.';
comment on column mails.released_at is 'When a superadmin looked at it and sent it all the same.';
