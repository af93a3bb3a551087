-- How many faces were covered in a picture before it was stored.

alter table files add column covered_faces smallint
  constraint files__covered_in_bounds check (covered_faces between 0 and 60);
comment on column files.covered_faces is 'How many places its owner covered before it was stored: nothing lies under them. Null where nobody was asked.';
