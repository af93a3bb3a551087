-- Runs with code from 0188 on.
-- What staff took out of a donor's words came back with the next month of a monthly gift; and a check whose amount was corrected went
-- on counting for its installment as it was.

alter table donors add column corrected_at timestamptz;
comment on column donors.corrected_at is 'When staff last put right how a donor without an account is called or reached: what was asked for before says neither any more.';
-- Whoever was joined into somebody since: it stands with them.
update donors set corrected_at = said.at
from (
  select donor_heir(corrected.id) as id, max(log.at) as at
  from audit_log log join donors corrected on corrected.id::text = log.target_id
  where log.action = 'giving.correct_donor' group by donor_heir(corrected.id)
) said
where said.id = donors.id;

create or replace view pledge_gift_standings as
select counted.id, counted.installment_id,
  case
    when counted.payment_id is not null then least(counted.amount_cents,
      greatest(0, payment.amount_cents + payment.fee_cover_cents - payment.refunded_cents))
    when offline.state = 'received' then least(counted.amount_cents + room.cents, offline.amount_cents)
    else 0
  end::bigint as paid_cents,
  case when offline.state = 'pending' then least(counted.amount_cents + room.cents, offline.amount_cents) else 0 end::bigint as expected_cents
from pledge_gifts counted
join pledge_installments installment on installment.id = counted.installment_id
cross join lateral (
  select greatest(0, installment.amount_cents - sum(beside.amount_cents)) as cents
  from pledge_gifts beside where beside.installment_id = installment.id
) room
left join offline_gifts offline on offline.id = counted.offline_gift_id
left join payments payment on payment.id = counted.payment_id;
comment on view pledge_gift_standings is 'What of each gift that pays an installment is there, or written down and expected: a check that went back and a refund count no more, and one whose amount was corrected as much as the installment has room for.';

-- Two checks that were both corrected upwards pay no more together than the installment is.
create or replace view pledge_standings as
select installment.id, installment.pledge_id, installment.place, installment.due_on, installment.amount_cents,
  least(installment.amount_cents, coalesce(sum(gift.paid_cents), 0))::bigint as paid_cents,
  least(installment.amount_cents - least(installment.amount_cents, coalesce(sum(gift.paid_cents), 0)),
    coalesce(sum(gift.expected_cents), 0))::bigint as expected_cents
from pledge_installments installment
left join pledge_gift_standings gift on gift.installment_id = installment.id
group by installment.id;
