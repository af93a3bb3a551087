-- A storybook that its teacher wants shown with the story of the slot, and on the dashboard of the sponsor behind it.

alter table story_books
  add column in_story boolean not null default false,
  add constraint story_books__in_story_while_published check (not in_story or status = 'published');
create index story_books__in_story on story_books (classroom_id, published_at desc) where in_story;
comment on column story_books.in_story is 'Chosen when it was published, of what staff had approved. It ends with the publication.';
