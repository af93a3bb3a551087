-- Offline gifts that two people receive or take out of the books are approvals.

-- What waits is decided there from now on, and what two people decided before stands as it stood.
insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, reason, wish, ground, state,
  asked_by, asked_at, decided_by, decided_at, note)
select 'offline_return', gift.id::text, '', coalesce(gift.donor_name, gift.email, ''), gift.amount_cents, 0, 30, back.reason,
  jsonb_build_object('reason', back.reason), 'amount',
  case when back.state = 'waiting' then 'waiting' when back.state = 'approved' then 'earlier'
    when back.decided_by = back.asked_by then 'withdrawn' else 'refused' end,
  back.asked_by, back.asked_at, nullif(back.decided_by, back.asked_by),
  case when back.decided_by <> back.asked_by then back.decided_at end,
  case when back.state = 'declined' then coalesce(nullif(btrim(back.note), ''), '–') end
from offline_returns back join offline_gifts gift on gift.id = back.offline_gift_id;

-- So does what one person took out.
insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, state, asked_by, asked_at)
select 'offline_return', gift.id::text, '', '', gift.amount_cents, 0, 30, 'earlier', gift.decided_by, gift.decided_at
from offline_gifts gift
where gift.state = 'returned' and not exists (select from approvals approval
  where approval.kind = 'offline_return' and approval.subject_id = gift.id::text and approval.state in ('alone', 'earlier'));

drop table offline_returns;
