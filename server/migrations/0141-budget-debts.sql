-- What the reserve gave back for a classroom that had the money set aside or spent comes back to it first.

create table budget_debts (
  id uuid primary key default gen_random_uuid(),
  budget_id uuid not null references teacher_budgets (id),
  payment_id uuid not null,
  refund_id uuid not null,
  owed_cents bigint not null,
  paid_cents bigint not null default 0,
  owed_at timestamptz not null,
  closed_at timestamptz,
  constraint budget_debts__positive check (owed_cents > 0),
  constraint budget_debts__within check (paid_cents between 0 and owed_cents)
);
create unique index budget_debts__one_open_per_refund on budget_debts (refund_id) where closed_at is null;
create index budget_debts__by_refund on budget_debts (refund_id);
create index budget_debts__by_payment on budget_debts (payment_id);
create index budget_debts__open on budget_debts (budget_id, owed_at)
  where closed_at is null and paid_cents < owed_cents;
comment on table budget_debts is 'What the refund reserve paid for gifts that had gone straight into a budget, because their money was set aside or spent. Whatever is released there pays it back first.';
comment on column budget_debts.closed_at is 'When the refund came back: nothing is owed for it any more.';

insert into budget_debts (budget_id, payment_id, refund_id, owed_cents, owed_at)
  select budget.id, refund.payment_id, refund.id, loss.amount_cents, refund.changed_at
  from refund_losses loss
  join refunds refund on refund.id = loss.refund_id
  join direct_gifts gift on gift.payment_id = refund.payment_id
  join teacher_budgets budget on budget.teacher_id = gift.teacher_id and budget.fiscal_year = gift.fiscal_year
  where loss.part = 'direct';

-- What is left of a gift is what its giver has not had back, whoever paid for that.
update direct_gifts gift set amount_cents = gift.amount_cents - lost.cents
  from (select refund.payment_id, sum(loss.amount_cents) as cents from refund_losses loss
    join refunds refund on refund.id = loss.refund_id where loss.part = 'direct' group by refund.payment_id) lost
  where lost.payment_id = gift.payment_id;
comment on column direct_gifts.amount_cents is 'What its giver has not had back: it is in the budget, or waits.';

insert into ledger_moves (kind, side, account_kind) values
  ('budget_recovered', -1, 'budget'),
  ('budget_recovered', 1, 'refund_reserve');
