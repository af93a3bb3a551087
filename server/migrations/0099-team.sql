-- Who the team is, as the charity shows it.

create table team_lists (
  number integer primary key,
  members jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid references users (id),
  restores integer,
  constraint team_lists__numbered_from_one check (number > 0),
  constraint team_lists__restores_an_earlier check (restores between 0 and number - 1),
  constraint team_lists__is_a_list check (jsonb_typeof(members) = 'array')
);
comment on table team_lists is 'The team as staff wrote it down, one row for each saving of the whole list in its order; the highest number counts.';
comment on column team_lists.members is 'Of each: id, name, role_en, role_es, picture_url (an uploaded file or null), is_shown.';
comment on column team_lists.restores is 'The saving whose list this one brought back; 0 is the empty list.';

create trigger team_lists__append_only before update or delete on team_lists
  for each row execute function charity_append_only();
create trigger team_lists__notify after insert or truncate on team_lists
  for each statement execute function charity_notify();
