-- What staff find from anywhere in the console: people and draws by plain words, without accents, as classrooms are.

create index users__by_plain_name on users using gin (to_tsvector('simple', plain_words(full_name))) with (fastupdate = off)
  where full_name is not null;
create index assignment_slots__by_plain_name on assignment_slots
  using gin (to_tsvector('simple', plain_words(slot_name))) with (fastupdate = off);
