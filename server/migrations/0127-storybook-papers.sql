-- Storybooks on paper: what a book was made into, which never says anything else than the book does.

create table story_papers (
  id uuid primary key default gen_random_uuid(),
  book_id uuid not null references story_books (id) on delete cascade,
  form text not null,
  state text not null default 'open',
  named text[] not null default '{}',
  bytes bytea,
  done integer not null default 0,
  total integer not null,
  tries integer not null default 0,
  asked_at timestamptz not null,
  taken_at timestamptz,
  made_at timestamptz,
  constraint story_papers__one_a_form unique (book_id, form),
  constraint story_papers__known_form check (form in ('pdf', 'booklet', 'epub')),
  constraint story_papers__known_state check (state in ('open', 'done', 'failed')),
  constraint story_papers__bytes_when_done check (
    (state = 'done') = (bytes is not null) and (state = 'done') = (made_at is not null)
  ),
  constraint story_papers__in_bounds check (octet_length(bytes) <= 30000000 and done >= 0 and total >= 0)
);
create index story_papers__waiting on story_papers (asked_at, id) where state = 'open';
create index story_papers__made on story_papers (made_at) where made_at is not null;
comment on table story_papers is 'A book made into a file. It goes with the book, and when anything changes that stands on its pages.';
comment on column story_papers.named is 'Whom the colophon names as having funded the classroom, at the time.';
comment on column story_papers.taken_at is 'When a process last moved it on; one that fell silent for minutes is taken over.';

create function story_books_drop_papers() returns trigger language plpgsql as $$
begin
  delete from story_papers where book_id = new.id;
  new.pdf_url := null;
  return new;
end $$;
create trigger story_books__papers_say_what_it_says before update on story_books for each row
  when ((new.title, new.pages, new.include_illustrations, new.language, new.other_language, new.classroom_id, new.held_at)
    is distinct from (old.title, old.pages, old.include_illustrations, old.language, old.other_language, old.classroom_id, old.held_at))
  execute function story_books_drop_papers();

create function story_pictures_drop_papers() returns trigger language plpgsql as $$
begin
  delete from story_papers where book_id = new.book_id;
  update story_books set pdf_url = null where id = new.book_id and pdf_url is not null;
  return null;
end $$;
create trigger story_pictures__papers_show_what_is_drawn after insert on story_pictures for each row
  execute function story_pictures_drop_papers();
create trigger story_pictures__papers_show_what_is_shown after update on story_pictures for each row
  when ((new.id, new.svg, new.alt_en, new.alt_es, new.made_by) is distinct from (old.id, old.svg, old.alt_en, old.alt_es, old.made_by)
    or (new.made_by = 'provider' and new.raster is distinct from old.raster))
  execute function story_pictures_drop_papers();
