-- When staff approved what a storybook says: its teacher is told, and a published one that nobody read says so.

alter table story_books add column approved_at timestamptz;
comment on column story_books.approved_at is 'When staff approved what it says now. It ends with the next change, and with the publication.';

-- A published one was approved where its last publication said so.
with told as (
  select distinct on (target_id) target_id, details ->> 'was' as was from audit_log
    where action = 'storybooks.published' order by target_id, seq desc
), agreed as (
  select target_id, max(at) as at from audit_log where action = 'storybooks.approved' group by target_id
)
update story_books book set approved_at = coalesce(
    (select agreed.at from agreed where agreed.target_id = book.id::text), book.published_at, book.updated_at)
  where book.status = 'approved' or book.in_story
    or (book.status = 'published' and exists (select from told where told.target_id = book.id::text and told.was = 'approved'));

alter table story_books
  add constraint story_books__approved_when check (
    (status <> 'approved' or approved_at is not null) and (approved_at is null or status in ('approved', 'published'))
  ),
  add constraint story_books__in_story_once_approved check (not in_story or approved_at is not null);
