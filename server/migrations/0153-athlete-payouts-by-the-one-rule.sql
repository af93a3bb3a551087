-- Payouts for athletes, and those that are taken back, are approvals where they take two people.

alter table approvals drop constraint approvals__known_kind;
alter table approvals add constraint approvals__known_kind check (
  kind in ('reimbursement', 'slot_by_hand', 'order', 'card', 'bounce', 'order_return', 'refund', 'offline_gift',
    'offline_return', 'disbursement', 'disbursement_void', 'month_difference'));

-- What waits is decided there from now on, and what was decided before stands as it stood.
insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, ground, state,
  asked_by, asked_at, decided_by, decided_at, note)
select 'disbursement', id::text, '', paid_for, amount_cents, 0, 30, case when needs_second then 'amount' end,
  case when state = 'waiting' then 'waiting' when state <> 'declined' then 'earlier'
    when decided_by = recorded_by then 'withdrawn' else 'refused' end,
  recorded_by, recorded_at, nullif(decided_by, recorded_by), case when decided_by <> recorded_by then decided_at end,
  case when state = 'declined' then note end
from disbursements;

insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, reason, ground, state,
  asked_by, asked_at, decided_by, decided_at)
select 'disbursement_void', id::text, '', paid_for, amount_cents, 0, 30, note, 'amount',
  case when voided_by is null then 'waiting' else 'earlier' end, void_asked_by, void_asked_at,
  nullif(voided_by, void_asked_by), case when voided_by <> void_asked_by then voided_at end
from disbursements where void_asked_by is not null;

drop index disbursements__two_people;
drop index disbursements__void_latest;
