-- Storybooks: what a classroom's week becomes, its pictures, its photos, what its teacher vouched for, and what took credits.

create table classroom_features (
  classroom_id uuid primary key references classrooms (id),
  storybooks_enabled boolean not null default false,
  changed_at timestamptz not null,
  changed_by uuid references users (id)
);
comment on table classroom_features is 'What staff switched on for a classroom. A classroom without a row has nothing on.';

create table story_assets (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  file_id uuid references files (id) on delete set null,
  type text not null default 'photo',
  caption text not null default '',
  request_key uuid,
  created_at timestamptz not null,
  used_at timestamptz not null,
  constraint story_assets__once unique (teacher_id, request_key),
  constraint story_assets__known_type check (type = 'photo'),
  constraint story_assets__caption_is_short check (char_length(caption) <= 140)
);
create index story_assets__latest on story_assets (teacher_id, created_at desc, id);
create index story_assets__unused on story_assets (used_at);
comment on table story_assets is 'Photos that storybooks are told from. Their teacher alone sees them; none is published.';
comment on column story_assets.used_at is 'When it was kept or last chosen for a book: long after that it goes.';
comment on column story_assets.request_key is 'Chosen by the form: sent twice it is one photo.';

create table story_books (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  classroom_id uuid not null references classrooms (id),
  title text not null default '',
  grade_level text,
  teacher_notes text not null default '',
  narrative text not null default '',
  pages jsonb not null default '[]',
  include_illustrations boolean not null default true,
  status text not null default 'draft',
  pdf_url text,
  language text not null default 'en',
  other_language text,
  reading text not null default 'read-to-me',
  style text not null default 'storybook',
  seed integer not null,
  version integer not null default 1,
  code text,
  returned_reason text,
  must_be_approved boolean not null default false,
  submitted_at timestamptz,
  published_at timestamptz,
  held_at timestamptz,
  request_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint story_books__once unique (teacher_id, request_key),
  constraint story_books__one_per_code unique (code),
  constraint story_books__known_status check (status in ('draft', 'submitted', 'approved', 'published')),
  constraint story_books__known_language check (language in ('en', 'es') and other_language in ('en', 'es') and other_language <> language),
  constraint story_books__known_reading check (reading in ('read-alone', 'read-to-me')),
  constraint story_books__known_style check (style in ('storybook', 'watercolor', 'comic')),
  constraint story_books__published_has_address check (
    (status = 'published') = (published_at is not null) and (status = 'published') = (code is not null)
  ),
  constraint story_books__waits_since check (status <> 'submitted' or submitted_at is not null),
  constraint story_books__in_bounds check (
    char_length(title) <= 120 and char_length(grade_level) <= 20 and char_length(teacher_notes) <= 20000
    and char_length(narrative) <= 21000 and char_length(returned_reason) <= 500
    and jsonb_typeof(pages) = 'array' and jsonb_array_length(pages) <= 40
  )
);
create index story_books__of_teacher on story_books (teacher_id, updated_at desc, id);
create index story_books__latest on story_books (updated_at desc, id);
create index story_books__waiting on story_books (submitted_at, id) where status = 'submitted';
create index story_books__held on story_books (held_at, id) where held_at is not null;
create index story_books__published on story_books (published_at desc, id) where status = 'published';
create index story_books__of_classroom on story_books (classroom_id);
comment on table story_books is 'Storybooks of teachers. Readers find one only while it is published and not held.';
comment on column story_books.pages is 'In their order: id, text, otherText, caption, prompt, and altText where the teacher wrote her own. Pictures hang on the id.';
comment on column story_books.seed is 'Of all chance in its words and pictures, so that the same book has the same children.';
comment on column story_books.version is 'Grows with each change of what its teacher wrote or its status.';
comment on column story_books.code is 'The unlisted address while it is published; a new one with each publishing.';
comment on column story_books.must_be_approved is 'Staff took it off once: its teacher publishes it only once staff approved it.';
comment on column story_books.held_at is 'Since when it is hidden because a family asked. Staff end it.';
comment on column story_books.request_key is 'Chosen by the form: sent twice it is one book.';

create table story_book_photos (
  book_id uuid not null references story_books (id) on delete cascade,
  asset_id uuid not null references story_assets (id) on delete cascade,
  place integer not null,
  constraint story_book_photos__once primary key (book_id, asset_id)
);
create index story_book_photos__of_asset on story_book_photos (asset_id);
comment on table story_book_photos is 'From which photos a book is told.';

create table story_pictures (
  id uuid primary key default gen_random_uuid(),
  book_id uuid not null references story_books (id) on delete cascade,
  page_id uuid not null,
  style text not null,
  scene text not null,
  alt_en text not null,
  alt_es text not null,
  svg text not null,
  drawn_at timestamptz not null,
  constraint story_pictures__one_a_page unique (book_id, page_id),
  constraint story_pictures__known_style check (style in ('storybook', 'watercolor', 'comic'))
);
comment on table story_pictures is 'The drawn picture of each page. One that a page no longer has is swept.';

create table story_runs (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  book_id uuid references story_books (id) on delete set null,
  kind text not null,
  state text not null default 'open',
  week_id uuid references storybook_credits (id),
  use_id uuid references credit_uses (id),
  page_ids uuid[] not null default '{}',
  done integer not null default 0,
  tries integer not null default 0,
  writer text,
  request_key text not null,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  ended_at timestamptz,
  constraint story_runs__once unique (teacher_id, request_key),
  constraint story_runs__one_use unique (use_id),
  constraint story_runs__known_kind check (kind in ('text', 'pictures')),
  constraint story_runs__known_state check (state in ('open', 'done', 'failed')),
  constraint story_runs__known_writer check (writer in ('built-in', 'provider')),
  constraint story_runs__ends_once check ((state = 'open') = (ended_at is null)),
  constraint story_runs__words_take_a_week check ((kind = 'text') = (week_id is not null)),
  constraint story_runs__counted check (done between 0 and cardinality(page_ids))
);
create unique index story_runs__one_open on story_runs (book_id, kind) where state = 'open';
create index story_runs__waiting on story_runs (kind, created_at) where state = 'open';
create index story_runs__of_book on story_runs (book_id, kind, created_at desc);
create index story_runs__of_week on story_runs (week_id) where week_id is not null;
comment on table story_runs is 'Each making of words or pictures. It takes what it costs when it begins; one that failed gave it back. Rows outlive their book, for the weeks count them.';
comment on column story_runs.page_ids is 'The pages to be drawn, in their order; done counts the first of them.';
comment on column story_runs.request_key is 'Chosen by the form, after what it is for: sent twice it is one making.';

create function story_runs_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a making that ended stays what it was' using errcode = 'restrict_violation', constraint = 'story_runs__ended_stays';
end $$;
create trigger story_runs__ended_stays before update on story_runs for each row
  when (old.state <> 'open' and (new.state, new.week_id, new.use_id, new.teacher_id) is distinct from (old.state, old.week_id, old.use_id, old.teacher_id))
  execute function story_runs_refuse_change();

create table story_statements (
  id uuid primary key default gen_random_uuid(),
  book_id uuid not null references story_books (id) on delete cascade,
  kind text not null,
  said text[] not null,
  said_by uuid not null references users (id),
  said_at timestamptz not null,
  constraint story_statements__known_kind check (kind in ('photos', 'publish'))
);
create index story_statements__of_book on story_statements (book_id, said_at);
comment on table story_statements is 'What a teacher vouched for, each time: of photos before a book was told from them, and all four consents before it was published.';

create table story_takedowns (
  id uuid primary key default gen_random_uuid(),
  book_id uuid not null references story_books (id) on delete cascade,
  reason text,
  email text,
  asked_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references users (id),
  constraint story_takedowns__in_bounds check (char_length(reason) <= 1000 and char_length(email) <= 320),
  constraint story_takedowns__ended_by_somebody check (ended_by is null or ended_at is not null)
);
create index story_takedowns__of_book on story_takedowns (book_id, asked_at);
create index story_takedowns__by_address on story_takedowns (lower(email)) where email is not null;
comment on table story_takedowns is 'Families who asked that a published book be taken down. It was hidden with the asking.';
