-- Whoever operates the site is told when something is wrong that stops by itself: each process says that it lives, each job
-- when it was done, and what is wrong is one row that is told once, and once more when it is over.

create table process_beats (
  id uuid primary key,
  role text not null,
  host text not null,
  pid integer not null,
  version text not null,
  commit text,
  started_at timestamptz not null,
  first_seen_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ended_at timestamptz,
  mail_left_at timestamptz,
  disk_free_bytes bigint,
  disk_total_bytes bigint,
  constraint process_beats__known_role check (role in ('all', 'web', 'worker')),
  constraint process_beats__disk_whole_or_none check ((disk_free_bytes is null) = (disk_total_bytes is null))
) with (fillfactor = 50);
comment on table process_beats is 'A row for each process since its start, which says again and again that it lives. Others read whether somebody works.';
comment on column process_beats.first_seen_at is 'By the clock of the database, as seen_at: clocks of machines differ.';
comment on column process_beats.ended_at is 'When it ended as it should; null while it runs, and of one that was killed.';
comment on column process_beats.mail_left_at is 'When the last mail of the outbox left by it.';
comment on column process_beats.disk_free_bytes is 'Of the disk that DATA_DIR lies on, as far as it is known.';

create table job_runs (
  name text primary key,
  cron text not null,
  may_take_seconds integer not null,
  known_since timestamptz not null default now(),
  succeeded_at timestamptz,
  failed_at timestamptz,
  given_up_at timestamptz
) with (fillfactor = 50);
comment on table job_runs is 'What runs by the clock, and what came of it last.';
comment on column job_runs.succeeded_at is 'To five minutes, for jobs that run more often.';
comment on column job_runs.given_up_at is 'When its last try failed, too; null once it was done again.';

create table alerts (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject text not null default '',
  facts jsonb not null,
  since timestamptz not null,
  began_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  over_at timestamptz,
  constraint alerts__kind_is_a_word check (kind ~ '^[a-z_]{1,40}$'),
  constraint alerts__over_after_it_began check (over_at >= began_at)
);
create unique index alerts__once_while_open on alerts (kind, subject) where over_at is null;
create index alerts__newest on alerts (began_at desc, id);
comment on table alerts is 'What is wrong, or was: one row while it lasts, whichever process sees it.';
comment on column alerts.subject is 'Which job or machine, where there are several; else empty.';
comment on column alerts.since is 'Since when it is so; began_at is when it was noticed.';
comment on column alerts.seen_at is 'When it was seen last. It is over once nobody has seen it for two minutes.';

create table alert_messages (
  alert_id uuid not null references alerts (id) on delete cascade,
  moment text not null,
  target text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  primary key (alert_id, moment, target),
  constraint alert_messages__known_moment check (moment in ('began', 'over')),
  constraint alert_messages__known_target check (target ~ '^(webhook|mail:[0-9]{1,2})$')
);
create index alert_messages__unsent on alert_messages (next_attempt_at) where sent_at is null and given_up_at is null;
comment on table alert_messages is 'What is told of an alert, once each: they leave by whichever process is alive, beside the outbox, which may be what is stuck.';
comment on column alert_messages.target is 'webhook, or mail: and which of the addresses of ALERT_EMAIL; the addresses themselves are not kept.';
