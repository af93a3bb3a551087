-- Refunds that take two people are approvals.

-- What waits is decided there from now on; its order still holds the money.
insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, reason, ground, state, asked_by, asked_at)
select 'refund', payment_id::text, '', '', amount_cents, 0, 30, reason, 'amount', 'waiting', asked_by, asked_at
from refund_orders where state = 'waiting';

-- What two people decided before stands as it stood, and what one person sent.
insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, reason, ground, state,
  asked_by, asked_at, decided_by, decided_at, note)
select 'refund', payment_id::text, '', '', amount_cents, 0, 30, reason, 'amount',
  case when state <> 'declined' then 'earlier' when decided_by = asked_by then 'withdrawn' else 'refused' end,
  asked_by, asked_at, nullif(decided_by, asked_by), case when decided_by <> asked_by then decided_at end,
  case when state = 'declined' then coalesce(nullif(btrim(note), ''), '–') end
from refund_orders where needs_second and state <> 'waiting';

insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, state, asked_by, asked_at)
select 'refund', sent.payment_id::text, '', '', sent.amount_cents, 0, 30, 'earlier', sent.asked_by, sent.asked_at
from refund_orders sent
where not sent.needs_second and sent.state in ('sending', 'sent') and not exists (select from approvals approval
  where approval.kind = 'refund' and approval.subject_id = sent.payment_id::text and approval.amount_cents = sent.amount_cents);

drop index refund_orders__waiting;
drop index refund_orders__second_person;
alter table refund_orders drop constraint refund_orders__second_is_another;
alter table refund_orders drop column needs_second;
comment on table refund_orders is 'Money that staff want to give back. One at a time for each payment; what takes two people waits among the approvals.';
