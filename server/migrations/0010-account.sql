-- What people may ask about their own account, and a history of roles that nobody rewrites.

alter table users add column erased_at timestamptz;
comment on column users.erased_at is 'When the person was erased: address and name are gone, the row stays so that the books and the audit log have something to point at.';

create table erasure_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  reason text,
  state text not null default 'requested',
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id),
  answer text,
  constraint erasure_requests__known_state check (state in ('requested', 'done', 'refused', 'cancelled')),
  constraint erasure_requests__decided_has_time check ((state = 'requested') = (decided_at is null)),
  constraint erasure_requests__refused_has_answer check (state <> 'refused' or answer is not null)
);
create unique index erasure_requests__one_open_per_user on erasure_requests (user_id) where state = 'requested';
create index erasure_requests__by_user on erasure_requests (user_id, requested_at desc);
create index erasure_requests__by_due on erasure_requests (due_at, id);
comment on table erasure_requests is 'Wishes to be erased, each answered by staff before due_at or taken back by its person.';

create function role_history_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of roles is append-only' using errcode = 'restrict_violation', constraint = 'role_history__append_only';
end $$;
create trigger role_history__append_only before update or delete on role_history
  for each row execute function role_history_refuse_change();
create trigger role_history__never_emptied before truncate on role_history
  for each statement execute function role_history_refuse_change();
create trigger audit_log__never_emptied before truncate on audit_log
  for each statement execute function audit_refuse_change();
create index role_history__by_time on role_history (changed_at desc, id desc);
create index audit_log__by_actor on audit_log (actor_id, seq desc);
create index audit_log__by_target on audit_log (target_id, seq desc);
