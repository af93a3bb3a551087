-- Which parts of what staff do an admin has, where a superadmin said so.

create table staff_duties (
  user_id uuid primary key references users (id),
  duties text[] not null,
  changed_at timestamptz not null,
  constraint staff_duties__known check (duties <@ array['money', 'classrooms', 'children', 'content', 'people']::text[])
);
comment on table staff_duties is 'The duties of an admin. Without a row an admin has all of them; the row goes with the role.';
comment on column staff_duties.duties is 'May be empty: such an admin sees the console and nothing in it.';
