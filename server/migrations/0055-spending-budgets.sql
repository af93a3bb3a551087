-- Money of a budget that is spent: reserved, paid, released, returned; and what is left when the school year ends.

alter table ledger_accounts drop constraint ledger_accounts__kind_has_its_unit;
alter table ledger_accounts add constraint ledger_accounts__kind_has_its_unit check (
  (unit = 'USD' and kind in (
    'processor', 'processor_fees', 'disputed_funds', 'bank', 'donor_program', 'slot', 'budget', 'reserved', 'spent',
    'prospect_goal', 'teacher_direct', 'fund_classrooms', 'fund_prospects', 'fund_smbs', 'fund_operations',
    'fund_matching', 'fund_budgets', 'refund_reserve', 'fee_cover', 'pack_sales'
  ))
  or (unit = 'CREDIT' and kind in ('credits_issued', 'wallet', 'credits_spent', 'credits_held'))
);

alter table ledger_transactions add column spending_id uuid;
alter table ledger_transactions add constraint ledger_transactions__spending_named
  check ((spending_id is not null) = (split_part(kind, '_', 1) in ('order', 'reimbursement', 'card')));
create index ledger_transactions__by_spending on ledger_transactions (spending_id) where spending_id is not null;
comment on column ledger_transactions.spending_id is 'The order, reimbursement or card that money of a budget is for; the kind says which of them.';

insert into ledger_moves (kind, side, account_kind)
select of || move.step, move.side, move.account_kind
from unnest(array['order', 'reimbursement', 'card']) of
cross join (values
  ('_reserved', -1, 'budget'), ('_reserved', 1, 'reserved'),
  ('_released', -1, 'reserved'), ('_released', 1, 'budget'),
  ('_paid', -1, 'reserved'), ('_paid', 1, 'spent'),
  ('_returned', -1, 'spent'), ('_returned', 1, 'budget')
) as move (step, side, account_kind);

insert into ledger_moves (kind, side, account_kind) values
  ('budget_raised', -1, 'fund_budgets'),
  ('budget_raised', -1, 'fund_operations'),
  ('budget_raised', 1, 'budget'),
  ('budget_lowered', -1, 'budget'),
  ('budget_lowered', 1, 'fund_budgets'),
  ('budget_carried', -1, 'budget'),
  ('budget_carried', 1, 'budget'),
  ('budget_to_fund', -1, 'budget'),
  ('budget_to_fund', 1, 'fund_budgets');
