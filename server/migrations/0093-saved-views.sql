create table saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  list text not null check (length(list) between 1 and 60),
  place smallint not null,
  name text not null check (length(name) between 1 and 60),
  search text not null check (length(search) <= 1000),
  created_at timestamptz not null,
  constraint saved_views__bounded check (place between 1 and 20),
  constraint saved_views__place_once unique (user_id, list, place)
);
create unique index saved_views__name_once on saved_views (user_id, list, lower(name));
comment on table saved_views is 'What a member of staff asks of a list of the console again and again, under a name of their own.';
comment on column saved_views.place is 'Which of the views of a list it is. As there are 20 places, no list has more views of one person.';
comment on column saved_views.search is 'Search, filters, order and size as they stand in the address of the list.';
