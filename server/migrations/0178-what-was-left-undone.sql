-- What an erasure left in the files of an embedded database is taken out after its answer, and is not forgotten with the process.

create table files_to_rewrite (
  id bigint generated always as identity primary key,
  erased_at timestamptz not null
);
comment on table files_to_rewrite is 'Erasures whose words may still stand in dead rows of the database''s files. Gone once the tables were written anew. Names nobody.';

-- Whose address staff had let in before they confirmed their classroom was brought in by them, as far as the log knows.
insert into introductions (user_id, by_id, role, door, introduced_at)
select distinct change.user_id, entry.allowed_by, 'teacher', 'allowed_address', change.changed_at
from role_history change join users person on person.id = change.user_id
join allowlist_entries entry on entry.email = person.email and entry.role = 'teacher' and entry.allowed_by is not null
where change.new_role = 'teacher' and change.actor_id is null and change.reason = 'confirmed a classroom'
  and entry.allowed_by <> change.user_id
  and exists (select from audit_log said where said.action = 'allowlist.changed' and said.target_id = entry.id::text
    and said.actor_id = entry.allowed_by and said.details ->> 'active' = 'true' and said.at <= change.changed_at)
  and not exists (select from introductions known where known.user_id = change.user_id and known.by_id = entry.allowed_by);

-- Storybooks ask the provider a teacher agreed to as well, and what was agreed to did not say so: it is asked anew.
update writer_consents set taken_back_at = greatest(now(), agreed_at) where taken_back_at is null;
