-- Held money: contested and missing money is held back by amount, per donor; whose hole in the reserve it is.

alter table payments add column payer_signed_in boolean not null default false;
comment on column payments.payer_signed_in is 'Whoever paid was signed in as the donor''s account. Anybody can type an address: without this the payment is a guest''s, and what it costs is never the account''s debt.';
update payments payment set payer_signed_in = true
from checkouts checkout, donors donor
where checkout.id = payment.checkout_id and donor.id = payment.donor_id and donor.user_id = checkout.user_id;
create index payments__by_guests on payments (donor_id)
  where state = 'settled' and destination = 'classrooms' and not payer_signed_in;

alter table donors
  add column absorbed_cents bigint not null default 0,
  add constraint donors__absorbed_not_negative check (absorbed_cents >= 0);
comment on column donors.reserve_hole_cents is 'What the refund reserve paid for already matched slots of payments the account made, or the house''s; the donor''s next gifts fill it before they mint.';
comment on column donors.absorbed_cents is 'What the refund reserve paid for good for payments of guests. Nobody''s debt: no gift fills it.';
with guests as (
  select payment.donor_id, -sum(posting.amount_cents)::bigint as cents
  from payments payment
  join ledger_transactions entry on entry.payment_id = payment.id and entry.kind = 'refund_out'
  join ledger_postings posting on posting.transaction_id = entry.id
  join ledger_accounts account on account.id = posting.account_id and account.kind = 'refund_reserve'
  where payment.destination = 'classrooms' and not payment.payer_signed_in
  group by payment.donor_id
)
update donors set absorbed_cents = least(donors.reserve_hole_cents, guests.cents),
  reserve_hole_cents = donors.reserve_hole_cents - least(donors.reserve_hole_cents, guests.cents)
from guests where guests.donor_id = donors.id and donors.kind = 'person';

create index disputes__open on disputes (payment_id) where state = 'open';

alter table slots add column held_cents bigint not null default 0;
alter table teacher_budgets add column held_cents bigint not null default 0;

-- What was frozen by the payment that minted it is held anew by the rule: newest waiting slots of the donor, then cents
-- of what is matched. Guests' money designated by guests is looked at again at the donor's next gift, refund or dispute.
update slots set frozen_at = null where frozen_at is not null and voided_at is not null;
create temporary table held_now as
with contested as (
  select donor.id as donor_id, sum(case when payment.destination = 'project'
      then (given.left_cents * 65) / 100 - ((given.left_cents - least(given.left_cents, dispute.cents)) * 65) / 100
      else least(given.left_cents, dispute.cents) end)::bigint as cents, min(dispute.opened_at) as opened_at
  from (select payment_id, sum(amount_cents)::bigint as cents, min(opened_at) as opened_at
    from disputes where state = 'open' group by payment_id) dispute
  join payments payment on payment.id = dispute.payment_id and payment.state = 'settled'
  cross join lateral (select payment.amount_cents - least(payment.refunded_cents, payment.amount_cents) as left_cents) given
  join donors donor on (payment.destination = 'classrooms' and donor.id = payment.donor_id)
    or (payment.destination = 'project' and donor.kind = 'house')
  group by donor.id
)
select donor.id as donor_id, coalesce(contested.opened_at, now()) as opened_at,
  greatest(0, coalesce(contested.cents, 0) + donor.reserve_hole_cents - coalesce(account.balance_cents, 0)) as slot_cents,
  greatest(0, coalesce(contested.cents, 0) - coalesce(account.balance_cents, 0) - 80000 * (select count(*) from slots
    where slots.donor_id = donor.id and slots.classroom_id is null and slots.voided_at is null)) as held_cents
from donors donor
left join contested on contested.donor_id = donor.id
left join ledger_accounts account on (account.kind = 'donor_program' and account.owner_id = donor.id)
  or (account.kind = 'fund_classrooms' and donor.kind = 'house');
update slots set frozen_at = case when ranked.place <= (held_now.slot_cents + 79999) / 80000 and slots.classroom_id is null
    then coalesce(slots.frozen_at, held_now.opened_at) end,
  held_cents = case when slots.classroom_id is null then 0
    else least(80000, greatest(0, held_now.held_cents - 80000 * (ranked.place - 1))) end
from (select id, donor_id, row_number() over (partition by donor_id, classroom_id is null order by ordinal desc) as place
  from slots where voided_at is null) ranked
join held_now on held_now.donor_id = ranked.donor_id
where slots.id = ranked.id;
drop table held_now;
update teacher_budgets budget set held_cents = held.cents
from (select teacher_id, extract(year from assigned_at at time zone 'UTC' + interval '6 months')::int as fiscal_year,
    sum(held_cents)::bigint as cents from slots where held_cents > 0 group by 1, 2) held
where held.teacher_id = budget.teacher_id and held.fiscal_year = budget.fiscal_year;

alter table slots
  add constraint slots__frozen_is_waiting check (frozen_at is null or (classroom_id is null and voided_at is null)),
  add constraint slots__held_is_matched check (held_cents between 0 and 80000 and (held_cents = 0 or classroom_id is not null));
comment on column slots.frozen_at is 'Out of the pool: the donor''s contested or missing money reaches this waiting slot. Counted per donor, the newest first, not by the payment that minted it.';
comment on column slots.held_cents is 'How much of a matched slot its donor''s contested money reaches; the classroom''s budget holds as much.';
create index slots__held on slots (teacher_id) where held_cents > 0;

alter table teacher_budgets
  drop column disputed_at,
  add constraint teacher_budgets__held_not_negative check (held_cents >= 0);
comment on column teacher_budgets.held_cents is 'The sum of what its slots hold while payments behind them are disputed with the bank. What is left is free only beyond it, whatever staff say.';
