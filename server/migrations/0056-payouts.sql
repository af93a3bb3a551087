-- Closing a month: what the provider paid out, movement by movement, and the charity's own names for our accounts.

create table payouts (
  id text primary key,
  amount_cents bigint not null,
  currency text not null,
  status text not null,
  is_automatic boolean not null,
  is_itemized boolean not null,
  created_at timestamptz not null,
  arrives_at timestamptz not null,
  lines_kept_at timestamptz,
  agreed_at timestamptz,
  constraint payouts__known_status check (status in ('pending', 'in_transit', 'paid', 'failed', 'canceled'))
);
create index payouts__newest on payouts (created_at desc, id desc);
create index payouts__by_arrival on payouts (arrives_at);
create index payouts__not_agreed on payouts (created_at desc, id desc) where agreed_at is null;
create index payouts__by_amount on payouts (amount_cents, created_at, id);
comment on table payouts is 'Money that the payment provider sent to the charity''s bank, by the provider''s own name, as its list last told it.';
comment on column payouts.amount_cents is 'Below zero where the provider took money from the bank.';
comment on column payouts.is_automatic is 'Made by the provider''s schedule. Of one that somebody made by hand the provider does not say what it is made of.';
comment on column payouts.is_itemized is 'The provider can say what it is made of.';
comment on column payouts.lines_kept_at is 'When all movements that it is made of were kept.';
comment on column payouts.agreed_at is 'When all of it was found booked, cent by cent. Books are only added to, so it stays agreed.';

create table payout_lines (
  id text primary key,
  payout_id text not null references payouts (id),
  kind text not null,
  amount_cents bigint not null,
  fee_cents bigint not null,
  currency text not null,
  provider_payment_id text,
  source_id text,
  moved_at timestamptz not null,
  constraint payout_lines__known_kind check (kind in (
    'charge', 'refund', 'refund_failure', 'dispute', 'dispute_reversal', 'fee', 'payout', 'payout_failure', 'adjustment', 'other'))
);
create index payout_lines__of_payout on payout_lines (payout_id, moved_at, id);
comment on table payout_lines is 'The movements that a payout is made of, under the provider''s names: the ones of balance_movements, told a second time by another list. A movement is in one payout at most.';

create table account_codes (
  account_kind text primary key,
  code text not null,
  name text not null,
  changed_by uuid not null references users (id),
  changed_at timestamptz not null,
  constraint account_codes__code_is_short check (code = btrim(code) and length(code) between 1 and 20),
  constraint account_codes__name_is_short check (name = btrim(name) and length(name) between 1 and 100)
);
comment on table account_codes is 'What the charity''s own chart of accounts calls our kinds of account: Xero goes by the code, QuickBooks by the name.';

create table month_closings (
  month date primary key,
  figures jsonb not null,
  closed_by uuid not null references users (id),
  closed_at timestamptz not null,
  constraint month_closings__first_day check (extract(day from month) = 1)
);
comment on table month_closings is 'Months that staff closed. Books are never locked by it: what is booked into a closed month later shows as a difference.';
comment on column month_closings.figures is 'What each kind of account held at the end of the month, in cents, when it was closed.';

-- The books of a month, and the journal of a time, are read by when facts happened.
create index ledger_transactions__by_time on ledger_transactions (occurred_at, id);
create index balance_movements__by_time on balance_movements (moved_at, id);
create index balance_movements__by_payment on balance_movements (provider_payment_id) where provider_payment_id is not null;
