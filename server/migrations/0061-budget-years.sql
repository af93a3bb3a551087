-- Budgets as they are read, and what becomes of what is left when their school year is over.

create view v_budget_usage as
select budget.id as budget_id, budget.teacher_id, budget.fiscal_year, budget.allocated_cents,
  coalesce(spent.balance_cents, 0)::bigint as spent_cents,
  coalesce(reserved.balance_cents, 0)::bigint as reserved_cents,
  budget.allocated_cents - coalesce(spent.balance_cents, 0) - coalesce(reserved.balance_cents, 0) as remaining_cents,
  budget.held_cents, budget.locked_at is not null as locked, budget.created_at
from teacher_budgets budget
left join ledger_accounts spent on spent.kind = 'spent' and spent.owner_id = budget.id
left join ledger_accounts reserved on reserved.kind = 'reserved' and reserved.owner_id = budget.id;
comment on view v_budget_usage is 'What of each budget is spent, reserved and left.';

create index teacher_budgets__by_year on teacher_budgets (fiscal_year desc, id);
create index teacher_budgets__by_amount on teacher_budgets (allocated_cents, id);

create table budget_year_ends (
  fiscal_year integer primary key,
  rule text not null,
  decided_by uuid not null references users (id),
  decided_at timestamptz not null,
  constraint budget_year_ends__known_rule check (rule in ('carry_over', 'to_fund'))
);
comment on table budget_year_ends is 'What staff want to become of what is left of a school year. Without a row it is carried into the next one''s budget.';

alter table teacher_budgets add column year_end_told_at timestamptz;
comment on column teacher_budgets.year_end_told_at is 'When the teacher was told what becomes of what is left. Whoever was not told keeps it.';
