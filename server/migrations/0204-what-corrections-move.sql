-- Runs with code from 0188 on.
-- Of two checks of one installment that were corrected at once, each took the room that the other had as it was written down first:
-- one that came to less made none for the other, and both together could say more than the installment is.

create view pledge_gift_amounts as
select counted.id, counted.installment_id, counted.counted_at,
  coalesce(offline.state = 'pending', false) as is_expected,
  case
    when counted.payment_id is not null then least(counted.amount_cents,
      greatest(0, payment.amount_cents + payment.fee_cover_cents - payment.refunded_cents))
    when offline.state in ('received', 'pending') then least(counted.amount_cents, offline.amount_cents)
    else 0
  end::bigint as counted_cents,
  case when offline.state in ('received', 'pending') then greatest(0, offline.amount_cents - counted.amount_cents)
    else 0 end::bigint as beyond_cents
from pledge_gifts counted
left join offline_gifts offline on offline.id = counted.offline_gift_id
left join payments payment on payment.id = counted.payment_id;
comment on view pledge_gift_amounts is 'What of each gift counts for its installment as it was counted, and how much more it is.';

create or replace view pledge_gift_standings as
select gift.id, gift.installment_id,
  case when gift.is_expected then 0 else gift.counted_cents + least(gift.beyond_cents, room.cents) end::bigint as paid_cents,
  case when gift.is_expected then gift.counted_cents + least(gift.beyond_cents, room.cents) else 0 end::bigint as expected_cents
from pledge_gift_amounts gift
join pledge_installments installment on installment.id = gift.installment_id
cross join lateral (
  select greatest(0, installment.amount_cents - sum(beside.counted_cents + case
    when (beside.is_expected, beside.counted_at, beside.id) < (gift.is_expected, gift.counted_at, gift.id)
    then beside.beyond_cents else 0 end)) as cents
  from pledge_gift_amounts beside where beside.installment_id = gift.installment_id
) room;
comment on view pledge_gift_standings is 'What of each gift that pays an installment is there, or written down and expected: a check that went back and a refund count no more, and one whose amount was corrected as much as the installment has room for, those that came first.';

-- Whoever put the amount of a check right was the second person for their own word, for only who entered it was asked.
alter table offline_gifts add column amount_by uuid references users (id);
comment on column offline_gifts.amount_by is 'Who of the staff last put its amount right; null where it stands as it was entered.';
update offline_gifts set amount_by = told.actor_id
from (
  select distinct on (target_id) target_id, actor_id from audit_log
  where action = 'giving.correct_offline_gift' and (details ->> 'changed') like '%amountCents%'
  order by target_id, seq desc
) told
where told.target_id = offline_gifts.id::text;

drop index offline_gifts__two_people;
create index offline_gifts__by_two on offline_gifts (entered_at desc, id desc)
  where received_by <> coalesce(amount_by, entered_by);
