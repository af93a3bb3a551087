-- A name that joins a class list is looked for in what its teacher published before.

create table class_lists (
  teacher_id uuid primary key references users (id),
  names_version integer not null default 1
);
comment on table class_lists is 'How often names joined the class list of a teacher: what was published before is looked through again. No name stands here.';

create function count_joined_names(teachers uuid[]) returns void language plpgsql as $$
begin
  if teachers is null then return; end if;
  insert into class_lists as list (teacher_id) select distinct unnest(teachers) order by 1
    on conflict (teacher_id) do update set names_version = list.names_version + 1;
  perform pg_notify('tower_class_lists', '');
end $$;
create function count_added_names() returns trigger language plpgsql as $$
begin
  perform count_joined_names((select array_agg(teacher_id) from added where removed_at is null));
  return null;
end $$;
create function count_changed_names() returns trigger language plpgsql as $$
begin
  perform count_joined_names((select array_agg(after.teacher_id) from changed_to after join changed_from before on before.id = after.id
    where after.removed_at is null and (before.removed_at is not null or before.full_name <> after.full_name)));
  return null;
end $$;
create trigger students__count_added after insert on students
  referencing new table as added for each statement execute function count_added_names();
create trigger students__count_changed after update on students
  referencing old table as changed_from new table as changed_to for each statement execute function count_changed_names();

insert into class_lists (teacher_id) select distinct teacher_id from students where removed_at is null;

alter table story_books
  add column looked_through_for integer not null default 0,
  add column held_by_names boolean not null default false;
comment on column story_books.looked_through_for is 'The class list, as its names_version counts, that a published book was looked through for last.';
comment on column story_books.held_by_names is 'Whether it is hidden because of a name that joined the class list; false where a family asked.';
create index story_books__published_of on story_books (teacher_id, looked_through_for)
  where status = 'published' and held_at is null;
