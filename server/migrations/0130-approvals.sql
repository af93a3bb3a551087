-- Money that leaves: who let it, alone within the limit or as two.

create table approvals (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject_id text not null,
  digest text not null,
  what text not null,
  amount_cents bigint not null,
  limit_cents bigint not null,
  window_days integer not null,
  teacher_id uuid references users (id),
  payee text,
  facts jsonb not null default '[]',
  reason text,
  wish jsonb,
  ground text,
  state text not null,
  asked_by uuid not null references users (id),
  asked_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  note text,
  constraint approvals__known_kind check (kind in ('reimbursement')),
  constraint approvals__known_state check (state in ('waiting', 'approved', 'refused', 'alone', 'withdrawn', 'outdated', 'earlier')),
  constraint approvals__known_ground check (ground in ('amount', 'asker', 'teacher', 'payee', 'hand', 'kind')),
  constraint approvals__amount_positive check (amount_cents > 0),
  constraint approvals__decided check ((decided_by is null) = (decided_at is null)),
  constraint approvals__decided_by_somebody check ((state in ('approved', 'refused')) <= (decided_by is not null)),
  constraint approvals__two_people check (decided_by <> asked_by),
  constraint approvals__says_why check (state in ('alone', 'outdated', 'earlier') or ground is not null),
  constraint approvals__alone_within_limit check (state <> 'alone' or amount_cents <= limit_cents),
  constraint approvals__refused_with_note check (state <> 'refused' or btrim(coalesce(note, '')) <> '')
);
create unique index approvals__one_waiting on approvals (kind, subject_id) where state = 'waiting';
create index approvals__by_subject on approvals (kind, subject_id, asked_at desc);
create index approvals__alone on approvals (asked_at) where state = 'alone';
create index approvals__alone_by_asker on approvals (asked_by, asked_at) where state = 'alone';
create index approvals__waiting on approvals (asked_at, id) where state = 'waiting';
create index approvals__latest on approvals (asked_at, id);
create index approvals__by_amount on approvals (amount_cents, asked_at, id);
create index approvals__two_people_latest on approvals (asked_at desc, id) where ground is not null;
create index approvals__by_teacher on approvals (teacher_id);
create index approvals__by_decider on approvals (decided_by);
comment on table approvals is 'Every amount that staff let out: alone within the limit, by two people above it, or waiting for the second.';
comment on column approvals.subject_id is 'What it is about, in the domain of its kind.';
comment on column approvals.digest is 'Of all that was looked at: it lets out this and nothing that changed since. Empty before there was this rule.';
comment on column approvals.limit_cents is 'What one person could let out alone when it was asked for.';
comment on column approvals.window_days is 'Over how many days such amounts were added up then.';
comment on column approvals.payee is 'Whom it goes to where that is no teacher of ours.';
comment on column approvals.facts is 'What the second person reads: names and values.';
comment on column approvals.wish is 'What its domain needs to do it once it is approved.';
comment on column approvals.ground is 'Why one person was not enough; null where one was.';
comment on column approvals.asked_by is 'Who wanted to let it out, and did where one person was enough.';

-- What was paid or approved before stands as it stood; what is not paid yet is judged anew when somebody pays it.
insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, teacher_id, state, asked_by, asked_at)
select 'reimbursement', request.id::text, '', request.title, request.total_cents, 0, 30, request.teacher_id, 'earlier',
  request.decided_by, request.decided_at
from purchase_requests request
where request.status in ('approved', 'paid') and request.decided_by is not null and request.total_cents > 0;
