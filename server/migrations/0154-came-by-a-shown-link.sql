-- A teacher who came in by a link that staff were shown, and never by one that was mailed, enters no draw.

alter table users add column handed_over_at timestamptz;
comment on column users.handed_over_at is 'When somebody last came in by a link that staff were shown: until a mailed one proved the mailbox, nobody but staff knows of them.';

drop trigger users__change_standings on users;
create trigger users__change_standings after update on users
  for each row when ((old.role is not distinct from 'teacher' or new.role is not distinct from 'teacher')
    and (old.role is distinct from new.role or old.disabled_at is distinct from new.disabled_at
      or (new.handed_over_at is not null and (old.handed_over_at is distinct from new.handed_over_at
        or old.email_verified_at is distinct from new.email_verified_at))))
  execute function standings_follow_roles();

update users set handed_over_at = shown.at
from (select target_id, max(at) as at from audit_log where action = 'identity.signed_in' and details ? 'handedOverBy'
  group by target_id) shown
where users.id::text = shown.target_id and users.email_verified_at is null;

alter table draw_barred drop constraint draw_barred__known_reason;
alter table draw_barred add constraint draw_barred__known_reason check (reason in (
  'unconfirmed', 'no_teacher', 'teacher_barred', 'teacher_unproven', 'not_nominated', 'matched', 'other_enters'));
