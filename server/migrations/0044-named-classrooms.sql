-- Schools that families can choose from, and classrooms that they name themselves.

create function plain_words(written text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(
    regexp_replace(lower(normalize(written, nfkd)), '[\u0300-\u036f''’]', '', 'g'), '[^a-z0-9]+', ' ', 'g'));
comment on function plain_words is 'What a text is found by: its words in lower case, without accents and apostrophes. plain-words.ts says the same of what is searched for.';

create table schools (
  id uuid primary key default gen_random_uuid(),
  nces_id text not null,
  name text not null,
  city text not null,
  state text not null,
  zip text,
  is_open boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null,
  constraint schools__one_per_nces_id unique (nces_id),
  constraint schools__state_code check (state ~ '^[A-Z]{2}$')
);
-- What is written goes into the index at once: a search reads no list of things still to be sorted in.
create index schools__by_words on schools using gin (search) with (fastupdate = off) where is_open;
comment on table schools is 'Schools of the United States, as the National Center for Education Statistics lists them.';
comment on column schools.nces_id is 'The number of the Center: twelve digits for public schools, eight characters for private ones.';
comment on column schools.search is 'Its words as school-search.ts writes them: each in one spelling, and its state as a word of its own.';
comment on column schools.is_open is 'False once the list says that it was closed: nobody finds it any more, and classrooms in it stay.';

alter table classrooms
  add column school_id uuid references schools (id),
  add column named_key text,
  add column search tsvector generated always as (
    array_to_tsvector(string_to_array(plain_words(
      name || ' ' || coalesce(teacher_display_name, '') || ' ' || coalesce(school, '') || ' '
      || coalesce(city, '') || ' ' || coalesce(state, '')), ' '))
  ) stored,
  add constraint classrooms__one_per_named_key unique (named_key);
create index classrooms__by_words on classrooms using gin (search) with (fastupdate = off);
comment on column classrooms.school_id is 'The school of the list that it is in, where whoever named it chose one.';
comment on column classrooms.named_key is 'A hash of teacher and school of a classroom that a visitor named: two who name the same make one. Null for the charity''s own.';

alter table teacher_nominations
  add column classroom_id uuid references classrooms (id),
  add column city text,
  add column state text;
drop index teacher_nominations__once;
create unique index teacher_nominations__once on teacher_nominations
  (nominator_email, lower(teacher_name), lower(school), lower(coalesce(city, '')), lower(coalesce(state, '')));
create index teacher_nominations__by_classroom on teacher_nominations (classroom_id);
comment on column teacher_nominations.classroom_id is 'The classroom that was nominated with it; null where only a teacher was named.';
