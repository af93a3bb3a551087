-- Staff find a school by its name and place, and see all classrooms, the newest first.
create index classrooms__by_plain_school on classrooms
  using gin (to_tsvector('simple', plain_words(school || ' ' || coalesce(city, '') || ' ' || coalesce(state, ''))))
  with (fastupdate = off) where school is not null;
create index classrooms__newest on classrooms (created_at desc, id desc);
