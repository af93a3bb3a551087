-- Teachers with other addresses than .edu, and neighbors who know the teacher's address.

alter table classroom_claims drop constraint classroom_claims__known_cause;
alter table classroom_claims add constraint classroom_claims__known_cause
  check (because in ('other_address', 'has_teacher', 'named_by_visitors', 'unlisted_address'));

alter table teacher_nominations add column teacher_email text
  constraint teacher_nominations__short_teacher_email check (length(teacher_email) <= 320);
comment on column teacher_nominations.teacher_email is
  'The teacher''s address as the neighbor gave it; emptied once the teacher was written to, or when the neighbor''s link is over.';

alter table teacher_nominations add column teacher_locale text not null default 'en'
  constraint teacher_nominations__known_teacher_locale check (teacher_locale in ('en', 'es'));
comment on column teacher_nominations.teacher_locale is 'The language in which the teacher is written to: the neighbor''s.';

alter table nomination_confirmations add column teacher_nomination_id uuid
  references teacher_nominations (id) on delete set null;
comment on column nomination_confirmations.teacher_nomination_id is
  'The nomination whose teacher is written to once this link is used.';
create index nomination_confirmations__of_teacher_nomination on nomination_confirmations (teacher_nomination_id)
  where teacher_nomination_id is not null;
