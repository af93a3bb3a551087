-- A featured story in Spanish as well: one story, told in the language of the page.

alter table stories
  add column title_es text,
  add column summary_es text,
  add column image_alt_es text,
  add constraint stories__titled_in_spanish check (length(btrim(title_es)) between 1 and 200),
  add constraint stories__spanish_is_whole check (num_nulls(title_es, summary_es, image_alt_es) in (0, 3));
comment on column stories.title_es is 'The title on Spanish pages; null, like the two beside it: the story stays as it was written.';
