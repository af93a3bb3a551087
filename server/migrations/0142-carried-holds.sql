-- What is held follows money that was carried into a later school year.

alter table teacher_budgets
  add column due_held_cents bigint not null default 0;
update teacher_budgets set due_held_cents = held_cents where held_cents <> 0;
update teacher_budgets set held_cents = greatest(0, allocated_cents) where held_cents > allocated_cents;
comment on column teacher_budgets.held_cents is 'What of it can not be spent, because money behind it, or behind an earlier year''s that was carried into it, is contested or asked back.';
comment on column teacher_budgets.due_held_cents is 'What its own slots and gifts hold: here, and where its money was carried.';

create table carried_holds (
  origin_id uuid not null references teacher_budgets (id),
  budget_id uuid not null references teacher_budgets (id),
  held_cents bigint not null,
  primary key (origin_id, budget_id),
  constraint carried_holds__positive check (held_cents > 0),
  constraint carried_holds__elsewhere check (origin_id <> budget_id)
);
create index carried_holds__by_budget on carried_holds (budget_id);
comment on table carried_holds is 'What budgets hold of money that was carried into them, by the budget whose slots and gifts it came from.';
