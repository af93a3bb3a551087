-- One rule for all that leaves: orders, cards, money that came back, refunds, gifts that came another way, payouts of athletes.

alter table approvals drop constraint approvals__known_kind;
alter table approvals add constraint approvals__known_kind check (
  kind in ('reimbursement', 'slot_by_hand', 'order', 'card', 'bounce', 'order_return', 'refund', 'offline_gift',
    'offline_return', 'disbursement', 'month_difference'));
alter table approvals drop constraint approvals__known_ground;
alter table approvals add constraint approvals__known_ground check (
  ground in ('amount', 'asker', 'teacher', 'payee', 'hand', 'kind', 'unseen'));

alter table reimbursement_returned_payouts add column bank_reference text;
comment on column reimbursement_returned_payouts.bank_reference is 'What the bank calls the payment that it sent back; null of those from before it was asked for.';
create index reimbursement_returned_payouts__by_day on reimbursement_returned_payouts (returned_at);

alter table order_returns add column reference text;
comment on column order_returns.reference is 'What the bank or the store calls the money that came back; null of those from before it was asked for.';

alter table orders add column cancel_reference text;
comment on column orders.cancel_reference is 'The same of a paid order that was canceled.';

-- What was paid before stands as it stood.
insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, teacher_id, state, asked_by, asked_at)
select 'order', id::text, '', '', total_cents, 0, 30, teacher_id, 'earlier', paid_by, paid_at
from orders where paid_at is not null and paid_by is not null and total_cents > 0;

-- Slots that were given by hand before stand as they stood.
insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, teacher_id, state, asked_by, asked_at)
select 'slot_by_hand', slot.teacher_id::text, '', '', 80000, 0, 30, slot.teacher_id, 'earlier', given.actor_id, slot.assigned_at
from slots slot
join ledger_transactions given on given.slot_id = slot.id and given.kind = 'budget_allocated' and given.actor_id is not null
where slot.assigned_how = 'staff'
  and not exists (select from approvals approval where approval.kind = 'slot_by_hand'
    and approval.subject_id = slot.teacher_id::text and approval.state in ('alone', 'approved'));
