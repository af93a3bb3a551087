-- Messages are answered from the console: the words stand with the message, with who wrote them, and it can be put away.

alter table inquiries
  add column locale text not null default 'en',
  add column answer text,
  add column answered_by uuid references users (id),
  add column archived_at timestamptz,
  add column archived_by uuid references users (id),
  add constraint inquiries__known_locale check (locale in ('en', 'es')),
  add constraint inquiries__answer_has_time check (
    answered_at is not null or (answer is null and answered_by is null)
  ),
  add constraint inquiries__archived_at_a_time check (archived_at is not null or archived_by is null);
comment on column inquiries.locale is 'The language of the page it was written on, and of the answer''s frame.';
comment on column inquiries.answer is 'What staff mailed to its writer, once; null is unanswered here.';
comment on column inquiries.archived_at is 'When staff put it away; null is in sight.';

create index inquiries__waiting on inquiries (created_at, id) where answered_at is null and archived_at is null;
