import { generalFundSplit } from '@tower/contract/money.ts'

const shareOf = (cents: string) => `((${cents}) * ${generalFundSplit.percent.classrooms} / 100)`

/**
 * What must be held back of each donor, from the rows alone and apart from the code that holds it: one row per donor
 * whose money is contested, missing or held, then one per matched slot of theirs.
 */
export const heldMoney = `
  with claimed as (
    select payment_id, sum(amount_cents)::bigint as cents from (
      select payment_id, amount_cents from disputes where state = 'open'
      union all
      select payment_id, amount_cents from refunds where state not in ('succeeded', 'failed', 'canceled')
    ) claim group by payment_id
  ), in_doubt as (
    select payment.donor_id, payment.destination, payment.payer_signed_in, given.left_cents,
      least(claimed.cents, given.left_cents) as cents
    from claimed
    join payments payment on payment.id = claimed.payment_id and payment.state = 'settled'
    cross join lateral (select payment.amount_cents - least(payment.refunded_cents, payment.amount_cents) as left_cents) given
  ), part as (
    select donor.id as donor_id, in_doubt.cents, in_doubt.payer_signed_in or donor.kind <> 'person' as is_own
    from in_doubt join donors donor on donor.id = in_doubt.donor_id where in_doubt.destination = 'classrooms'
    union all
    select house.id, ${shareOf('left_cents')} - ${shareOf('left_cents - cents')}, true
    from in_doubt cross join (select id from donors where kind = 'house') house where in_doubt.destination = 'project'
  ), contested as (
    select donor_id, coalesce(sum(cents) filter (where is_own), 0)::bigint as own_cents,
      coalesce(sum(cents) filter (where not is_own), 0)::bigint as guests_cents
    from part group by donor_id
  ), guests as (
    select donor_id, sum(amount_cents - least(refunded_cents, amount_cents))::bigint as cents from payments
    where state = 'settled' and destination = 'classrooms' and not payer_signed_in group by donor_id
  ), given_away as (
    select payment.donor_id, sum(loss.amount_cents)::bigint as cents from refund_losses loss
    join refunds refund on refund.id = loss.refund_id join payments payment on payment.id = refund.payment_id
    where loss.part = 'given_away' group by payment.donor_id
  ), live as (
    select slot.id, slot.donor_id, slot.ordinal, slot.classroom_id is null as is_waiting, slot.frozen_at, slot.held_cents,
      slot.assigned_how = 'designation' and payment.payer_signed_in is not distinct from false as is_of_guest
    from slots slot left join payments payment on payment.id = slot.payment_id where slot.voided_at is null
  ), counts as (
    select donor_id, count(*) filter (where is_waiting) as waiting, count(*) filter (where frozen_at is not null) as frozen,
      coalesce(max(ordinal) filter (where is_waiting and frozen_at is null), 0) as newest_free,
      min(ordinal) filter (where frozen_at is not null) as oldest_frozen, count(*) filter (where is_of_guest) as of_guests,
      sum(held_cents)::bigint as held_cents
    from live group by donor_id
  ), holding as (
    select donor.id as donor_id, donor.program_cents, donor.reserve_hole_cents as hole_cents,
      coalesce(account.balance_cents, fund.balance_cents, 0) as balance_cents, coalesce(counts.waiting, 0) as waiting,
      coalesce(counts.frozen, 0) as frozen, coalesce(counts.held_cents, 0) as held_cents, counts.newest_free,
      counts.oldest_frozen, coalesce(contested.own_cents, 0) as own_cents, coalesce(contested.guests_cents, 0) as guests_cents,
      greatest(0, coalesce(guests.cents, 0) + coalesce(given_away.cents, 0) - 80000 * coalesce(counts.of_guests, 0)) as reach_cents
    from donors donor
    left join ledger_accounts account on account.kind = 'donor_program' and account.owner_id = donor.id
    left join (select 'house' as kind, balance_cents from ledger_accounts
      where kind = 'fund_classrooms' and owner_id is null) fund on fund.kind = donor.kind
    left join counts on counts.donor_id = donor.id
    left join contested on contested.donor_id = donor.id
    left join guests on guests.donor_id = donor.id
    left join given_away on given_away.donor_id = donor.id
  ), rule as (
    select *, own_cents + least(guests_cents, reach_cents) as reaching_cents,
      guests_cents - least(guests_cents, reach_cents) as on_guests_cents
    from holding
  ), due as (
    select *, least(waiting, ceil(greatest(0, reaching_cents + hole_cents - balance_cents) / 80000.0)) as due_frozen,
      greatest(0, reaching_cents - balance_cents - 80000 * waiting) as due_held_cents
    from rule
  )`
