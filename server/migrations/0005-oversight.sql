-- Oversight: audit, notices to staff, mail, live events, limits.

create table audit_log (
  seq bigint primary key,
  at timestamptz not null,
  actor_id uuid references users (id),
  action text not null,
  target_kind text,
  target_id text,
  details jsonb not null default '{}',
  previous_hash text not null,
  hash text not null,
  constraint audit_log__one_per_hash unique (hash)
);
create index audit_log__by_time on audit_log (at desc, seq desc);
comment on table audit_log is 'Who did what to what. Append-only; each row''s hash covers the one before it.';

create table audit_head (
  single boolean primary key default true,
  seq bigint not null default 0,
  hash text not null default repeat('0', 64),
  constraint audit_head__one_row check (single)
);
insert into audit_head default values;
comment on table audit_head is 'The end of the chain, taken under its row lock.';

create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation', constraint = 'audit_log__append_only';
end $$;
create trigger audit_log__append_only before update or delete on audit_log
  for each row execute function audit_refuse_change();

create table admin_notifications (
  id uuid primary key default gen_random_uuid(),
  type text not null,
  title text not null,
  message text not null,
  dedupe_key text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint admin_notifications__once unique (dedupe_key)
);
create index admin_notifications__newest on admin_notifications (created_at desc, id desc);
create index admin_notifications__unread on admin_notifications (created_at desc) where read_at is null;
comment on table admin_notifications is 'The staff inbox, shared by all of them.';

create table mails (
  id uuid primary key default gen_random_uuid(),
  dedupe_key text not null,
  to_email text not null,
  locale text not null default 'en',
  template text not null,
  params jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  subject text,
  html text,
  text text,
  constraint mails__once unique (dedupe_key),
  constraint mails__sent_is_written check (sent_at is null or (subject is not null and html is not null and text is not null))
);
create index mails__newest on mails (to_email, created_at desc);
create index mails__unsent on mails (next_attempt_at) where sent_at is null and given_up_at is null;
comment on table mails is 'The outbox: written with the change that causes the mail, sent afterwards by a job, once per dedupe_key.';
comment on column mails.next_attempt_at is 'When it is due. A sender that takes a mail moves this ahead, so that nobody else takes it meanwhile.';

create function mails_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('tower_mails', '');
  return null;
end $$;
create trigger mails__notify after insert on mails for each statement execute function mails_notify();

create table live_events (
  id bigint generated always as identity primary key,
  topic text not null,
  audience_user_id uuid references users (id),
  payload jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index live_events__by_time on live_events (created_at);
comment on table live_events is 'What screens may want to know at once: ids only. Kept a day, for replay after a lost connection.';
comment on column live_events.audience_user_id is 'The one person it concerns; null is staff.';

create function live_events_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('tower_live', new.id::text);
  return null;
end $$;
create trigger live_events__notify after insert on live_events for each row execute function live_events_notify();

create table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  hits integer not null
);
create index rate_limits__ended on rate_limits (window_ends_at);
comment on table rate_limits is 'Counters shared by all processes.';
