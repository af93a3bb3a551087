-- What a teacher vouched for of photos says of which photos, and how many faces were covered in them.

alter table story_statements
  add column photo_ids uuid[] not null default '{}',
  add column faces_covered smallint,
  add constraint story_statements__covered_in_bounds check (faces_covered between 0 and 900);
comment on column story_statements.photo_ids is 'The photos that the book was told from when it was said. One that is gone since stays named.';
comment on column story_statements.faces_covered is 'How many places were covered in them before they were stored. Null where nobody was asked of any.';
