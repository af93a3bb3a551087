-- Stories are written in the console and published by a second person: who wrote one, whether it waits, what was decided.

alter table stories
  add column author_id uuid references users (id),
  add column starts_at timestamptz,
  add column submitted_at timestamptz,
  add column submitted_by uuid references users (id),
  add column decided_at timestamptz,
  add column decided_by uuid references users (id),
  add column decision_reason text,
  add column request_key uuid,
  add column updated_at timestamptz not null default now(),
  add constraint stories__one_per_request unique (request_key),
  add constraint stories__waits_unpublished check (submitted_at is null or published_at is null),
  add constraint stories__decided_at_a_time check (decided_at is not null or (decided_by is null and decision_reason is null)),
  add constraint stories__author_decides_not check (decided_by is null or published_at is null or decided_by is distinct from author_id);
comment on table stories is 'Featured on the home page. One of the staff writes a story, another publishes it; photos of teachers never get here by themselves.';
comment on column stories.author_id is 'Who wrote it last; null: it came with the database.';
comment on column stories.starts_at is 'From when it is to be shown once it is published; null is at once.';
comment on column stories.submitted_at is 'Since when it waits for a second person; null does not wait.';
comment on column stories.submitted_by is 'Who sent it to review, last; kept when it is decided.';
comment on column stories.decided_at is 'When a second person decided; with no published_at it was refused. Empty again once it is taken back or sent to review anew.';
comment on column stories.request_key is 'Of the form that wrote it; sent twice, it is one story.';

create index stories__waiting on stories (submitted_at, id) where submitted_at is not null;
