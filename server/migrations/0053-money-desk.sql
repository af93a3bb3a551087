-- The money desk: what staff look for among payments and givers, and refunds that a second person lets go.

-- Each list of the desk, and each word of its search, has an index of its own; the lists of what is unusual hold
-- only that, so that an ordinary gift is written into none of them.
create index payments__by_total on payments ((amount_cents + fee_cover_cents), settled_at desc, id desc);
create index payments__in_review on payments (settled_at desc, id desc) where state <> 'settled';
create index payments__refunded on payments (settled_at desc, id desc) where refunded_cents > 0;
create index payments__contested on payments (settled_at desc, id desc) where dispute_state = 'open';
create index donors__by_address on donors (email text_pattern_ops) where email is not null;
create index donors__by_name on donors using gin (to_tsvector('simple', display_name)) with (fastupdate = off)
  where display_name is not null;
create index users__by_address on users (email text_pattern_ops);
create index users__by_name on users using gin (to_tsvector('simple', full_name)) with (fastupdate = off)
  where full_name is not null;

alter table provider_events add column provider_payment_id text;
comment on column provider_events.provider_payment_id is 'The payment it tells of; empty where it tells of none, and of events before this was kept.';
create index provider_events__by_payment on provider_events (provider_payment_id) where provider_payment_id is not null;

create table refund_orders (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments (id),
  kind text not null,
  amount_cents bigint not null,
  reason text not null,
  state text not null,
  needs_second boolean not null,
  request_key text not null,
  asked_by uuid not null references users (id),
  asked_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  provider_refund_id text,
  note text,
  constraint refund_orders__known_kind check (kind in ('refund', 'return')),
  constraint refund_orders__known_state check (state in ('waiting', 'sending', 'sent', 'declined', 'failed')),
  constraint refund_orders__positive check (amount_cents > 0),
  constraint refund_orders__reason_is_given check (length(btrim(reason)) between 1 and 500),
  constraint refund_orders__once unique (payment_id, request_key),
  constraint refund_orders__second_is_another check (
    not needs_second or state in ('waiting', 'declined') or (decided_by is not null and decided_by <> asked_by))
);
create unique index refund_orders__one_open_per_payment on refund_orders (payment_id) where state in ('waiting', 'sending');
create index refund_orders__waiting on refund_orders (asked_at) where state = 'waiting';
comment on table refund_orders is 'Money that staff want to give back. One at a time for each payment; above a limit somebody else lets it go.';
comment on column refund_orders.kind is 'refund is of a gift; return is money that was never booked as one.';
comment on column refund_orders.state is 'sending: the provider was asked, or is about to be; its answer makes it sent or failed.';
comment on column refund_orders.note is 'Why it was declined, or the code of the provider''s refusal.';

-- What each proof of the books found, for staff to see in the console.
create table ledger_verifications (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  broken jsonb not null,
  constraint ledger_verifications__list check (jsonb_typeof(broken) = 'array')
);
create index ledger_verifications__newest on ledger_verifications (at desc, id desc);
comment on table ledger_verifications is 'One row for each proof of the books, a night''s or a command''s.';
comment on column ledger_verifications.broken is 'The rules that did not hold, each with its first rows: [{"rule": "…", "rows": ["…"]}]. Empty when all held.';

-- Gifts that come another way than through the payment provider: checks, bank transfers, donor-advised funds, stock.
create table offline_gifts (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  state text not null default 'pending',
  amount_cents bigint not null,
  reference text not null,
  email text,
  donor_name text,
  destination text not null,
  given_on date not null,
  note text,
  copy integer not null default 0,
  entered_by uuid not null references users (id),
  entered_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  payment_id uuid references payments (id),
  constraint offline_gifts__known_kind check (kind in ('check', 'bank_transfer', 'donor_advised_fund', 'stock')),
  constraint offline_gifts__known_state check (state in ('pending', 'received', 'canceled')),
  constraint offline_gifts__known_destination check (destination in ('classrooms', 'prospects', 'project')),
  constraint offline_gifts__amount_in_range check (amount_cents between 100 and 99999999),
  constraint offline_gifts__reference_is_normal check (reference = lower(btrim(reference)) and reference <> ''),
  constraint offline_gifts__received_is_paid check ((state = 'received') = (payment_id is not null)),
  constraint offline_gifts__one_per_payment unique (payment_id)
);
create unique index offline_gifts__entered_once
  on offline_gifts (kind, reference, coalesce(email, lower(donor_name), ''), amount_cents, copy) where state <> 'canceled';
create index offline_gifts__newest on offline_gifts (entered_at desc, id desc);
create index offline_gifts__by_email on offline_gifts (email) where email is not null;
comment on table offline_gifts is 'What staff wrote down of a gift that no payment provider took. Received it is a payment like any other, minted by the same rule; its money lies at the bank.';
comment on column offline_gifts.reference is 'The number of the check, transfer or grant, or the shares, in small letters.';
comment on column offline_gifts.given_on is 'The day of the gift: of the postmark, the transfer, the grant, the delivery of the shares.';
comment on column offline_gifts.copy is 'Above 0 where staff said that it is another gift of the same number, giver and amount.';

insert into ledger_moves (kind, side, account_kind) values
  ('deposit', -1, 'bank'),
  ('deposit', 1, 'processor');

-- Givers and monthly gifts as the desk lists them.
create index donors__newest on donors (created_at desc, id desc) where kind = 'person' and merged_into_id is null;
create index sponsorships__monthly on sponsorships (created_at desc, id desc) where kind = 'recurring';
