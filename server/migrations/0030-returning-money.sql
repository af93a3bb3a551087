-- Money on its way back: what a refund that has not arrived promises is held back like what a bank contests.

-- Donors that have such a refund now are held anew by the rule, as migration 0022 did it for disputes. What guests
-- designated is looked at again at the donor's next gift, refund or dispute.
create temporary table held_now as
with claimed as (
  select payment_id, sum(amount_cents)::bigint as cents, min(since) as since from (
    select payment_id, amount_cents, opened_at as since from disputes where state = 'open'
    union all
    select payment_id, amount_cents, changed_at from refunds where state in ('requires_action', 'pending')
  ) claim group by payment_id
), contested as (
  select donor.id as donor_id, sum(case when payment.destination = 'project'
      then (given.left_cents * 65) / 100 - ((given.left_cents - least(given.left_cents, claimed.cents)) * 65) / 100
      else least(given.left_cents, claimed.cents) end)::bigint as cents, min(claimed.since) as since
  from claimed
  join payments payment on payment.id = claimed.payment_id and payment.state = 'settled'
  cross join lateral (select payment.amount_cents - least(payment.refunded_cents, payment.amount_cents) as left_cents) given
  join donors donor on (payment.destination = 'classrooms' and donor.id = payment.donor_id)
    or (payment.destination = 'project' and donor.kind = 'house')
  group by donor.id
  having bool_or(exists (select from refunds refund
    where refund.payment_id = payment.id and refund.state in ('requires_action', 'pending')))
)
select donor.id as donor_id, contested.since,
  greatest(0, contested.cents + donor.reserve_hole_cents - coalesce(account.balance_cents, 0)) as slot_cents,
  greatest(0, contested.cents - coalesce(account.balance_cents, 0) - 80000 * (select count(*) from slots
    where slots.donor_id = donor.id and slots.classroom_id is null and slots.voided_at is null)) as held_cents
from contested
join donors donor on donor.id = contested.donor_id
left join ledger_accounts account on (account.kind = 'donor_program' and account.owner_id = donor.id)
  or (account.kind = 'fund_classrooms' and donor.kind = 'house');
update slots set frozen_at = case when ranked.place <= (held_now.slot_cents + 79999) / 80000 and slots.classroom_id is null
    then coalesce(slots.frozen_at, held_now.since) end,
  held_cents = case when slots.classroom_id is null then 0
    else least(80000, greatest(0, held_now.held_cents - 80000 * (ranked.place - 1))) end
from (select id, donor_id, row_number() over (partition by donor_id, classroom_id is null order by ordinal desc) as place
  from slots where voided_at is null) ranked
join held_now on held_now.donor_id = ranked.donor_id
where slots.id = ranked.id;
drop table held_now;
update teacher_budgets budget set held_cents = sums.cents
from (select budget.id, coalesce(sum(slot.held_cents), 0)::bigint as cents
  from teacher_budgets budget
  left join slots slot on slot.teacher_id = budget.teacher_id and slot.held_cents > 0
    and extract(year from slot.assigned_at at time zone 'UTC' + interval '6 months')::int = budget.fiscal_year
  group by budget.id) sums
where sums.id = budget.id and sums.cents <> budget.held_cents;

comment on column slots.frozen_at is 'Out of the pool: the donor''s contested, returning or missing money reaches this waiting slot. Counted per donor, the newest first, not by the payment that minted it.';
comment on column slots.held_cents is 'How much of a matched slot its donor''s contested or returning money reaches; the classroom''s budget holds as much.';
comment on column teacher_budgets.held_cents is 'The sum of what its slots hold while payments behind them are disputed with the bank or on their way back. What is left is free only beyond it, whatever staff say.';
