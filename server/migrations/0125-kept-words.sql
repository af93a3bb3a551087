-- Words of a storybook that are also names of the class list, and of which its teacher says that they are words here.

alter table story_books
  add column kept_words text[] not null default '{}',
  add constraint story_books__few_kept_words check (cardinality(kept_words) <= 20);
comment on column story_books.kept_words is 'In small letters without accents. In this book alone they are not taken for a child; staff read which.';
