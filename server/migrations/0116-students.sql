-- The class list: the children a teacher writes about. Nobody but their teacher sees them.

create table students (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  classroom_id uuid references classrooms (id),
  full_name text not null,
  grade text,
  family_language text,
  kept boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint students__named check (full_name <> '' and char_length(full_name) <= 120),
  constraint students__known_language check (family_language in ('en', 'es'))
);
create unique index students__once on students (teacher_id, lower(full_name)) where removed_at is null;
create index students__removed on students (removed_at) where removed_at is not null;
comment on table students is 'Children on a teacher’s class list. What was removed can come back for a few days, then the row goes.';
comment on column students.family_language is 'In which language notes to the family are written. Null where nobody said.';
comment on column students.kept is 'Stays on the list when the school year ends.';
