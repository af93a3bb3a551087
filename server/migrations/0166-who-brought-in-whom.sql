-- Who of the staff brought somebody in as a teacher or as staff: one fact, whichever door it was by.

create table introductions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  by_id uuid references users (id),
  role text not null,
  door text not null,
  introduced_at timestamptz not null,
  constraint introductions__known_role check (role in ('teacher', 'admin', 'superadmin')),
  constraint introductions__known_door check (
    door in ('opened_account', 'allowed_address', 'gave_role', 'approved_claim', 'let_in_again', 'imported_list')),
  constraint introductions__of_another check (by_id <> user_id)
);
create index introductions__by_user on introductions (user_id, introduced_at);
create index introductions__by_introducer on introductions (by_id);
create index introductions__of_staff on introductions (id) where role in ('admin', 'superadmin');
comment on table introductions is 'Who brought somebody in as what: whom one person of the staff brought in is no second person beside them. Whoever came by themself has none.';
comment on column introductions.by_id is 'Null: the operator, by the command line or a list.';
comment on column introductions.role is 'The role that they were brought in with.';

create function introductions_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'who brought in whom is append-only' using errcode = 'restrict_violation', constraint = 'introductions__append_only';
end $$;
create trigger introductions__append_only before update or delete on introductions
  for each row execute function introductions_refuse_change();
create trigger introductions__never_emptied before truncate on introductions
  for each statement execute function introductions_refuse_change();

alter table allowlist_entries add column allowed_by uuid references users (id);
create index allowlist_entries__by_allower on allowlist_entries (allowed_by);
comment on column allowlist_entries.allowed_by is 'Who of the staff let the address in, the last time that it was closed or new; null where nobody of them did.';

-- What the logs know of those who are there.
update allowlist_entries entry set allowed_by = said.actor_id
from (select distinct on (target_id) target_id, actor_id from audit_log
  where action = 'allowlist.changed' and (details ->> 'active')::boolean and actor_id is not null
  order by target_id, seq desc) said
where said.target_id = entry.id::text and exists (select from users where users.id = said.actor_id);

insert into introductions (user_id, by_id, role, door, introduced_at)
select user_id, actor_id, new_role, case reason when 'opened by staff' then 'opened_account' else 'gave_role' end, changed_at
from role_history
where new_role in ('teacher', 'admin', 'superadmin') and actor_id is not null and actor_id <> user_id;

insert into introductions (user_id, by_id, role, door, introduced_at)
select user_id, null, new_role, case reason when 'classroom imported as confirmed' then 'imported_list' else 'gave_role' end, changed_at
from role_history
where new_role in ('teacher', 'admin', 'superadmin') and actor_id is null
  and reason in ('created on the command line', 'set on the command line', 'classroom imported as confirmed');

insert into introductions (user_id, by_id, role, door, introduced_at)
select distinct change.user_id, entry.allowed_by, change.new_role, 'allowed_address', change.changed_at
from role_history change join users person on person.id = change.user_id
join allowlist_entries entry on entry.email = person.email and entry.role = change.new_role and entry.allowed_by is not null
where change.new_role in ('teacher', 'admin') and change.actor_id is null and change.reason = 'first sign-in with this role'
  and entry.allowed_by <> change.user_id;

insert into introductions (user_id, by_id, role, door, introduced_at)
select teacher.id, claim.decided_by, 'teacher', 'approved_claim', claim.decided_at
from classroom_claims claim join users teacher on teacher.email = claim.email
where claim.approved and claim.decided_by is not null and claim.decided_by <> teacher.id;

alter table approvals drop constraint approvals__known_ground;
alter table approvals add constraint approvals__known_ground check (
  ground in ('amount', 'asker', 'teacher', 'payee', 'hand', 'kind', 'unseen', 'own'));
