-- What is paid for athletes out of what was given to them, and what becomes of money above a goal or no longer wanted.

alter table ledger_accounts drop constraint ledger_accounts__kind_has_its_unit;
alter table ledger_accounts add constraint ledger_accounts__kind_has_its_unit check (
  (unit = 'USD' and kind in (
    'processor', 'processor_fees', 'disputed_funds', 'bank', 'donor_program', 'slot', 'budget', 'reserved', 'spent',
    'prospect_goal', 'prospect_spent', 'teacher_direct', 'fund_classrooms', 'fund_prospects', 'fund_smbs',
    'fund_operations', 'fund_matching', 'fund_budgets', 'refund_reserve', 'fee_cover', 'pack_sales'
  ))
  or (unit = 'CREDIT' and kind in ('credits_issued', 'wallet', 'credits_spent', 'credits_held'))
);

alter table ledger_transactions drop constraint ledger_transactions__spending_named;
alter table ledger_transactions add constraint ledger_transactions__spending_named
  check ((spending_id is not null) = (split_part(kind, '_', 1) in ('order', 'reimbursement', 'card', 'disbursement')));
comment on column ledger_transactions.spending_id is 'The order, reimbursement or card that money of a budget is for, or the disbursement of money of an athlete; the kind says which of them.';

insert into ledger_moves (kind, side, account_kind) values
  ('disbursement_paid', -1, 'prospect_goal'),
  ('disbursement_paid', 1, 'prospect_spent'),
  ('disbursement_voided', -1, 'prospect_spent'),
  ('disbursement_voided', 1, 'prospect_goal'),
  ('goal_to_athlete', -1, 'prospect_goal'),
  ('goal_to_athlete', 1, 'prospect_goal'),
  ('athlete_to_goal', -1, 'prospect_goal'),
  ('athlete_to_goal', 1, 'prospect_goal'),
  ('athlete_to_fund', -1, 'prospect_goal'),
  ('athlete_to_fund', 1, 'fund_prospects'),
  ('athlete_from_fund', -1, 'fund_prospects'),
  ('athlete_from_fund', 1, 'prospect_goal');

create table disbursements (
  id uuid primary key default gen_random_uuid(),
  prospect_id uuid not null references prospects (id),
  goal_id uuid,
  amount_cents bigint not null,
  payee text not null,
  paid_for text not null,
  paid_on date not null,
  file_id uuid references files (id),
  state text not null,
  needs_second boolean not null,
  request_key text not null,
  recorded_by uuid not null references users (id),
  recorded_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  note text,
  erased_at timestamptz,
  constraint disbursements__once unique (prospect_id, request_key),
  constraint disbursements__one_document unique (file_id),
  constraint disbursements__own_goal foreign key (goal_id, prospect_id) references prospect_goals (id, prospect_id),
  constraint disbursements__amount_positive check (amount_cents between 1 and 99999999),
  constraint disbursements__known_state check (state in ('waiting', 'paid', 'declined', 'voided')),
  constraint disbursements__documented check (file_id is not null or erased_at is not null),
  constraint disbursements__says_what check (btrim(payee) <> '' and btrim(paid_for) <> ''),
  constraint disbursements__decided check ((decided_at is null) = (state = 'waiting') and (decided_by is null) = (state = 'waiting')),
  constraint disbursements__two_people check (not needs_second or state <> 'paid' or decided_by <> recorded_by),
  constraint disbursements__reasoned check (state not in ('declined', 'voided') or btrim(coalesce(note, '')) <> '')
);
create index disbursements__by_account on disbursements (prospect_id, coalesce(goal_id, prospect_id));
create index disbursements__latest on disbursements (recorded_at desc, id);
create index disbursements__waiting on disbursements (recorded_at, id) where state = 'waiting';
comment on table disbursements is 'Money of an athlete that staff paid out for what it was given for, each with its document. Above the limit it waits for a second person; one that turns out wrong is voided, never deleted.';
comment on column disbursements.goal_id is 'The goal it was given for; null is the athlete''s general support.';
comment on column disbursements.payee is 'Whom it was paid to, for staff and the family alone.';
comment on column disbursements.paid_for is 'What it was paid for, read by the family and by supporters.';
comment on column disbursements.request_key is 'Chosen by the form: sent twice it is one.';
comment on column disbursements.note is 'Why it was declined or voided.';

create table athlete_money_rules (
  id bigint generated always as identity primary key,
  unused_days integer not null,
  decided_by uuid not null references users (id),
  decided_at timestamptz not null,
  constraint athlete_money_rules__within_bounds check (unused_days between 30 and 365)
);
comment on table athlete_money_rules is 'After how many days money of athletes that is not used moves on, as staff decided, each time. The last word counts for new profiles; a profile keeps the longest that was ever said while it was there.';
create function athlete_money_rules_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rules for the money of athletes are append-only' using errcode = 'restrict_violation', constraint = 'athlete_money_rules__append_only';
end $$;
create trigger athlete_money_rules__append_only before update or delete on athlete_money_rules
  for each row execute function athlete_money_rules_refuse_change();

create table unused_money (
  id uuid primary key default gen_random_uuid(),
  prospect_id uuid not null references prospects (id),
  goal_id uuid,
  began_at timestamptz not null,
  moves_at timestamptz not null,
  told_at timestamptz,
  ended_at timestamptz,
  moved_cents bigint,
  constraint unused_money__own_goal foreign key (goal_id, prospect_id) references prospect_goals (id, prospect_id),
  constraint unused_money__ended check ((ended_at is null) = (moved_cents is null)),
  constraint unused_money__not_early check (moves_at >= began_at + interval '30 days' and (coalesce(moved_cents, 0) = 0 or ended_at >= moves_at)),
  constraint unused_money__moved_not_negative check (moved_cents >= 0)
);
create unique index unused_money__one_at_a_time on unused_money (coalesce(goal_id, prospect_id)) where ended_at is null;
create index unused_money__due on unused_money (moves_at) where ended_at is null;
create index unused_money__by_prospect on unused_money (prospect_id);
comment on table unused_money is 'Money that a goal or a profile no longer asks for: since when, and when it moves on. Ended with nothing moved, it was wanted again or used up.';
comment on column unused_money.goal_id is 'An archived goal, whose money becomes the athlete''s general support; null is a profile that is not shown any more, whose money goes to the fund for all athletes.';
comment on column unused_money.told_at is 'When the family was told; null where nobody is left to tell.';

create index sponsorships__by_account on sponsorships (coalesce(goal_id, prospect_id));
