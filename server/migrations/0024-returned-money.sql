-- Money that went back: refunds by their state, disputes by what the provider took for them, and its own balance.

alter table ledger_accounts drop constraint ledger_accounts__kind_has_its_unit;
alter table ledger_accounts add constraint ledger_accounts__kind_has_its_unit check (
  (unit = 'USD' and kind in (
    'processor', 'processor_fees', 'disputed_funds', 'bank', 'donor_program', 'slot', 'budget', 'reserved', 'spent',
    'prospect_goal', 'teacher_direct', 'fund_classrooms', 'fund_prospects', 'fund_smbs', 'fund_operations',
    'fund_matching', 'refund_reserve', 'fee_cover'
  ))
  or (unit = 'CREDIT' and kind in ('credits_issued', 'wallet', 'credits_spent', 'credits_held'))
);

alter table disputes
  add column currency text not null default 'usd',
  add column provider_status text,
  add column is_inquiry boolean not null default false,
  add column moves integer not null default 0,
  add column evidence_due_at timestamptz,
  add column review_reason text,
  add constraint disputes__review_stays_open check (review_reason is null or state = 'open');
comment on table disputes is 'Payments contested with the bank. Open holds back, won lets go, lost acts as a refund; one that was lost may still be won by an appeal.';
comment on column disputes.is_inquiry is 'The bank only asks: it holds back what a dispute would, but no money was taken.';
comment on column disputes.moves is 'How often the provider moved money for it. Together with the state it tells newer facts from older ones.';
comment on column disputes.evidence_due_at is 'Until when the bank takes an answer.';
comment on column disputes.review_reason is 'Why its end is not booked by itself, for example another currency than the payment''s.';

alter table refunds
  add column state text not null default 'succeeded',
  add column booked_cents bigint not null default 0,
  add column failure_reason text,
  add column dispute_id uuid references disputes (id),
  add column changed_at timestamptz;
update refunds set booked_cents = amount_cents, changed_at = created_at;
alter table refunds
  alter column state drop default,
  alter column changed_at set not null,
  add constraint refunds__known_state check (state in ('requires_action', 'pending', 'succeeded', 'failed', 'canceled')),
  add constraint refunds__booked_when_succeeded check (
    booked_cents between 0 and amount_cents and (state = 'succeeded' or booked_cents = 0)),
  add constraint refunds__one_per_dispute unique (dispute_id);
create index refunds__on_their_way on refunds (payment_id) where state in ('requires_action', 'pending');
comment on table refunds is 'Money that goes back. Only a succeeded one moved money; one that fails after that is corrected by a new fact. flagged: part of it had already reached a classroom and the reserve paid.';
comment on column refunds.amount_cents is 'What the provider gives back.';
comment on column refunds.booked_cents is 'What of it was taken from the gift; more than was left of the gift is the house''s own loss.';
comment on column refunds.dispute_id is 'The lost dispute that this stands for.';

create table refund_losses (
  refund_id uuid not null references refunds (id),
  part text not null,
  amount_cents bigint not null,
  primary key (refund_id, part),
  constraint refund_losses__known_part check (part in ('donor', 'absorbed', 'prospects', 'smbs', 'operations')),
  constraint refund_losses__positive check (amount_cents > 0)
);
comment on table refund_losses is 'What the reserve paid for a refund because it was already spent, by where the gift lay. Gone again once the refund comes back.';

create table balance_movements (
  id text primary key,
  kind text not null,
  amount_cents bigint not null,
  fee_cents bigint not null default 0,
  currency text not null,
  provider_payment_id text,
  source_id text,
  moved_at timestamptz not null,
  posted_at timestamptz,
  constraint balance_movements__known_kind check (kind in (
    'charge', 'refund', 'refund_failure', 'dispute', 'dispute_reversal', 'fee', 'payout', 'payout_failure', 'adjustment', 'other'))
);
create index balance_movements__unposted on balance_movements (moved_at, id) where posted_at is null;
create index balance_movements__by_source on balance_movements (source_id);
comment on table balance_movements is 'What moved our balance at the payment provider, each movement once by its own name. The balance changes by amount_cents - fee_cents.';
comment on column balance_movements.posted_at is 'When the ledger took it in; empty while its payment is not one of ours that settled.';

create table balance_watch (
  single boolean primary key default true,
  listed_until timestamptz,
  opening_cents bigint,
  difference_cents bigint not null default 0,
  told_cents bigint not null default 0,
  compared_at timestamptz,
  constraint balance_watch__one_row check (single)
);
insert into balance_watch default values;
comment on table balance_watch is 'How far the provider''s balance was read, and what it differs from the books by.';
comment on column balance_watch.opening_cents is 'What the provider held before these books began; empty until they were compared.';
comment on column balance_watch.difference_cents is 'The provider''s balance less the books'' at the last comparison.';
comment on column balance_watch.told_cents is 'The difference staff know of.';
