-- A rehearsal with test cards is marked from its first start to its end, so that it is never mixed up with the real site.

create table installations (
  number integer primary key,
  is_rehearsal boolean not null,
  began_at timestamptz not null,
  constraint installations__once check (number = 1)
);
comment on table installations is 'What this database was begun as: real, or a rehearsal with test cards (REHEARSAL=true). It never becomes the other; a rehearsal ends by being wiped.';

create trigger installations__append_only before update or delete on installations
  for each row execute function books_refuse_change('installations__append_only');
