-- What is lost of money that was carried into a later school year is owed by the budget that has it set aside or spent.

drop index budget_debts__one_open_per_refund;
create unique index budget_debts__one_open_per_refund on budget_debts (refund_id, budget_id) where closed_at is null;

alter table budget_debts add column origin_id uuid references teacher_budgets (id);
create index budget_debts__by_origin on budget_debts (origin_id) where closed_at is null;
comment on column budget_debts.origin_id is 'The budget that the gift went to, where its money was carried into this one; null of older debts, whose own it is.';
