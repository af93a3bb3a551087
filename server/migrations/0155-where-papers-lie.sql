-- Where a storybook's PDF lies is said for as long as the file is there, whatever takes it: a change of its pages, its making anew, ninety days.
create function story_papers_end_address() returns trigger language plpgsql as $$
begin
  update story_books set pdf_url = null where id = old.book_id and pdf_url is not null;
  return null;
end $$;
create trigger story_papers__address_ends_with_it after delete on story_papers for each row
  when (old.form = 'pdf') execute function story_papers_end_address();

-- After the change, for the address in the same row goes with the file.
drop trigger story_books__papers_say_what_it_says on story_books;
create or replace function story_books_drop_papers() returns trigger language plpgsql as $$
begin
  delete from story_papers where book_id = new.id;
  return null;
end $$;
create trigger story_books__papers_say_what_it_says after update on story_books for each row
  when ((new.title, new.pages, new.include_illustrations, new.language, new.other_language, new.classroom_id, new.held_at)
    is distinct from (old.title, old.pages, old.include_illustrations, old.language, old.other_language, old.classroom_id, old.held_at))
  execute function story_books_drop_papers();
create or replace function story_pictures_drop_papers() returns trigger language plpgsql as $$
begin
  delete from story_papers where book_id = new.book_id;
  return null;
end $$;

-- Addresses of files that expired, and of files that are there while their book was taken back once.
update story_books book set pdf_url = (
    select '/api/storybooks/' || book.id || '/papers/' || paper.id from story_papers paper
    where paper.book_id = book.id and paper.form = 'pdf' and paper.state = 'done')
  where book.pdf_url is not null or exists (
    select from story_papers paper where paper.book_id = book.id and paper.form = 'pdf' and paper.state = 'done');
