-- Giving: donors, checkouts, payments, refunds, disputes, receipts.

create table donors (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  user_id uuid references users (id),
  email text,
  display_name text,
  program_cents bigint not null default 0,
  reserve_hole_cents bigint not null default 0,
  slots_minted integer not null default 0,
  merged_into_id uuid references donors (id),
  created_at timestamptz not null default now(),
  constraint donors__known_kind check (kind in ('person', 'house', 'matching')),
  constraint donors__person_has_identity check (kind <> 'person' or user_id is not null or email is not null),
  constraint donors__one_per_user unique (user_id),
  constraint donors__one_per_email unique (email),
  constraint donors__email_is_normal check (email = lower(btrim(email))),
  constraint donors__totals_not_negative check (program_cents >= 0 and reserve_hole_cents >= 0 and slots_minted >= 0)
);
create unique index donors__one_house on donors (kind) where kind <> 'person';
create index donors__by_merged_into on donors (merged_into_id) where merged_into_id is not null;
comment on table donors is 'Whose gifts add up towards slots: an account, else a checkout address until an account proves it. The row lock on a donor is the mint lock.';
comment on column donors.program_cents is 'Program gifts settled less refunded; kept in the transaction that posts them.';
comment on column donors.reserve_hole_cents is 'What the refund reserve paid for already matched slots; the donor''s next gifts fill it before they mint.';
comment on column donors.slots_minted is 'Slots not voided.';
comment on column donors.merged_into_id is 'The donor this one was joined into when an account proved its address: gifts and slots moved there, later gifts follow.';

create table checkouts (
  id uuid primary key default gen_random_uuid(),
  purpose text not null,
  destination text not null,
  program_key text,
  amount_cents bigint not null,
  fee_cover_cents bigint not null default 0,
  currency text not null default 'usd',
  user_id uuid references users (id),
  email text,
  display_name text,
  classroom_id uuid,
  success_url text not null,
  cancel_url text not null,
  state text not null default 'open',
  idempotency_key text not null,
  request_digest text not null,
  provider_session_id text,
  url text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  constraint checkouts__known_purpose check (purpose in ('donation', 'sponsor_slot', 'saved_card')),
  constraint checkouts__known_destination check (destination in ('classrooms', 'prospects', 'project', 'teacher_direct')),
  constraint checkouts__known_state check (state in ('open', 'complete', 'needs_review', 'failed', 'expired')),
  constraint checkouts__amount_in_range check (amount_cents between 100 and 99999999 and fee_cover_cents >= 0),
  constraint checkouts__slot_price check (purpose <> 'sponsor_slot' or amount_cents = 80000),
  constraint checkouts__once unique (idempotency_key),
  constraint checkouts__one_per_session unique (provider_session_id)
);
create index checkouts__open on checkouts (created_at) where state = 'open';
comment on table checkouts is 'What someone was asked to pay, written before the provider is called. Completed once, by whichever of webhook and return page comes first.';

create table payments (
  id uuid primary key default gen_random_uuid(),
  provider_payment_id text not null,
  checkout_id uuid references checkouts (id),
  donor_id uuid references donors (id),
  destination text,
  amount_cents bigint not null,
  fee_cover_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  currency text not null,
  email text,
  state text not null,
  review_reason text,
  dispute_state text,
  settled_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint payments__once unique (provider_payment_id),
  constraint payments__one_per_checkout unique (checkout_id),
  constraint payments__known_state check (state in ('settled', 'needs_review', 'unmatched')),
  constraint payments__known_dispute check (dispute_state in ('open', 'won', 'lost')),
  constraint payments__refund_within_amount check (refunded_cents between 0 and amount_cents + fee_cover_cents),
  constraint payments__settled_has_donor check (state <> 'settled' or donor_id is not null)
);
create index payments__by_donor on payments (donor_id, settled_at desc, id desc);
create index payments__by_time on payments (settled_at desc, id desc);
comment on table payments is 'Money that arrived. amount_cents is the gift; the fee cover stands apart and never counts towards a slot.';

create table payment_shares (
  payment_id uuid not null references payments (id),
  share text not null,
  amount_cents bigint not null,
  split_version text not null,
  primary key (payment_id, share),
  constraint payment_shares__known_share check (share in ('classrooms', 'prospects', 'smbs', 'operations')),
  constraint payment_shares__not_negative check (amount_cents >= 0)
);
comment on table payment_shares is 'How an untargeted gift was split, with the version of the split that applied.';

create table provider_payments (
  id text primary key
);
comment on table provider_payments is 'Each payment the provider told of, before or after we know it as ours. Its row lock makes the events of one payment take turns.';

create table provider_events (
  id text primary key,
  kind text not null,
  outcome text not null,
  received_at timestamptz not null default now(),
  constraint provider_events__known_outcome check (outcome in ('applied', 'repeated', 'ignored', 'needs_review', 'unmatched', 'waiting'))
);
comment on table provider_events is 'Each event of the payment provider, stored in the transaction of its effect.';

create table pending_provider_events (
  id text primary key references provider_events (id),
  provider_payment_id text not null references provider_payments (id),
  payload jsonb not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz
);
create index pending_provider_events__waiting on pending_provider_events (provider_payment_id) where applied_at is null;
comment on table pending_provider_events is 'Refunds and disputes that came before their payment; applied when it arrives.';

create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments (id),
  provider_refund_id text not null,
  amount_cents bigint not null,
  reason text,
  actor_id uuid references users (id),
  flagged boolean not null default false,
  created_at timestamptz not null default now(),
  constraint refunds__once unique (provider_refund_id),
  constraint refunds__positive check (amount_cents > 0)
);
create index refunds__by_payment on refunds (payment_id);
comment on table refunds is 'Money that went back. flagged: part of it had already reached a classroom and the reserve paid.';

create table disputes (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments (id),
  provider_dispute_id text not null,
  state text not null,
  amount_cents bigint not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint disputes__once unique (provider_dispute_id),
  constraint disputes__known_state check (state in ('open', 'won', 'lost'))
);
comment on table disputes is 'Payments contested with the bank. Open freezes, won thaws, lost acts as a refund.';

create table receipt_counter (
  single boolean primary key default true,
  last_number bigint not null default 0,
  constraint receipt_counter__one_row check (single)
);
insert into receipt_counter default values;
comment on table receipt_counter is 'The last receipt number, taken under its row lock so that the sequence has no gaps.';

create table receipts (
  number bigint primary key,
  payment_id uuid not null references payments (id),
  kind text not null default 'donation',
  amount_cents bigint not null,
  email text,
  issued_at timestamptz not null default now(),
  voided_at timestamptz,
  replaces_number bigint references receipts (number),
  constraint receipts__positive check (amount_cents > 0),
  constraint receipts__known_kind check (kind in ('donation', 'purchase')),
  constraint receipts__replaced_once unique (replaces_number)
);
create unique index receipts__one_valid_per_payment on receipts (payment_id) where voided_at is null;
comment on table receipts is 'Numbered without gaps or re-use; a partial refund voids one and issues the next.';

create table teacher_budgets (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  fiscal_year integer not null,
  allocated_cents bigint not null default 0,
  locked_at timestamptz,
  disputed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint teacher_budgets__one_per_year unique (teacher_id, fiscal_year),
  constraint teacher_budgets__not_negative check (allocated_cents >= 0)
);
comment on table teacher_budgets is 'A teacher''s money of one school year (July to June), named by the year it ends in. allocated_cents is what was ever posted in.';
comment on column teacher_budgets.locked_at is 'Staff locked it: nothing is spent until staff open it again.';
comment on column teacher_budgets.disputed_at is 'A payment behind its money is disputed with the bank: locked until the dispute ends, whatever staff say.';
