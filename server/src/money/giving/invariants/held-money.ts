import { generalFundSplit } from '@tower/contract/money.ts'

const shareOf = (cents: string) => `((${cents}) * ${generalFundSplit.percent.classrooms} / 100)`

/**
 * What must be held back of each donor, and what is, from the rows alone and apart from the code that holds it: one row
 * per donor.
 */
export const heldMoney = `
  with claimed as (
    select payment_id, sum_cents(amount_cents) as cents from (
      select payment_id, amount_cents from disputes where state = 'open'
      union all
      select payment_id, amount_cents from refunds where state in ('requires_action', 'pending')
      union all
      select payment_id, amount_cents from asked_back where held_at is not null
    ) claim group by payment_id
  ), in_doubt as (
    select payment.donor_id, payment.destination, payment.payer_signed_in, payment.shared_cents, given.left_cents,
      least(claimed.cents, given.left_cents) as cents
    from claimed
    join payments payment on payment.id = claimed.payment_id and payment.state = 'settled'
    cross join lateral (select payment.amount_cents - least(payment.refunded_cents, payment.amount_cents) as left_cents) given
  ), part as (
    select donor.id as donor_id, in_doubt.cents - least(in_doubt.shared_cents, in_doubt.cents) as cents, in_doubt.payer_signed_in or donor.kind <> 'person' as is_own
    from in_doubt join donors donor on donor.id = in_doubt.donor_id where in_doubt.destination = 'classrooms'
    union all
    select house.id, least(in_doubt.shared_cents, in_doubt.cents), true
    from in_doubt cross join (select id from donors where kind = 'house') house where in_doubt.shared_cents > 0
    union all
    select house.id, ${shareOf('left_cents')} - ${shareOf('left_cents - cents')}, true
    from in_doubt cross join (select id from donors where kind = 'house') house where in_doubt.destination = 'project'
  ), contested as (
    select donor_id, coalesce(sum_cents(cents) filter (where is_own), 0) as own_cents,
      coalesce(sum_cents(cents) filter (where not is_own), 0) as guests_cents
    from part group by donor_id
  ), guests as (
    select payment.donor_id, sum_cents(payment.amount_cents - least(payment.refunded_cents, payment.amount_cents) - payment.shared_cents) as cents
    from contested join payments payment on payment.donor_id = contested.donor_id and not payment.payer_signed_in
    where contested.guests_cents > 0 and payment.state = 'settled' and payment.destination = 'classrooms'
    group by payment.donor_id
  ), given_away as (
    select payment.donor_id, sum_cents(loss.amount_cents) as cents from refund_losses loss
    join refunds refund on refund.id = loss.refund_id join payments payment on payment.id = refund.payment_id
    where loss.part = 'given_away' group by payment.donor_id
  ), of_guests as (
    select slot.donor_id, count(*) as slots from contested
    join slots slot on slot.donor_id = contested.donor_id and slot.voided_at is null and slot.assigned_how = 'designation'
    join payments payment on payment.id = slot.payment_id and not payment.payer_signed_in
    where contested.guests_cents > 0 group by slot.donor_id
  ), counts as (
    select donor_id, count(*) filter (where classroom_id is null) as waiting,
      count(*) filter (where frozen_at is not null) as frozen,
      coalesce(max(ordinal) filter (where classroom_id is null and frozen_at is null), 0) as newest_free,
      min(ordinal) filter (where frozen_at is not null) as oldest_frozen, sum_cents(held_cents) as held_cents
    from slots where {donor_id} and voided_at is null group by donor_id
  ), holding as (
    select donor.id as donor_id, donor.program_cents, donor.reserve_hole_cents as hole_cents,
      coalesce(account.balance_cents, fund.balance_cents, 0) as balance_cents, coalesce(counts.waiting, 0) as waiting,
      coalesce(counts.frozen, 0) as frozen, coalesce(counts.held_cents, 0) as held_cents, counts.newest_free,
      counts.oldest_frozen, coalesce(contested.own_cents, 0) as own_cents, coalesce(contested.guests_cents, 0) as guests_cents,
      greatest(0, coalesce(guests.cents, 0) + coalesce(given_away.cents, 0) - 80000 * coalesce(of_guests.slots, 0)) as reach_cents
    from donors donor
    left join ledger_accounts account on account.kind = 'donor_program' and account.owner_id = donor.id
    left join (select 'house' as kind, balance_cents from ledger_accounts
      where kind = 'fund_classrooms' and owner_id is null) fund on fund.kind = donor.kind
    left join counts on counts.donor_id = donor.id
    left join contested on contested.donor_id = donor.id
    left join guests on guests.donor_id = donor.id
    left join given_away on given_away.donor_id = donor.id
    left join of_guests on of_guests.donor_id = donor.id
    where {donor.id}
  ), rule as (
    select *, own_cents + least(guests_cents, reach_cents) as reaching_cents,
      guests_cents - least(guests_cents, reach_cents) as on_guests_cents
    from holding
  )
  select *, least(waiting, ceil(greatest(0, reaching_cents + hole_cents - balance_cents) / 80000.0)) as due_frozen,
    greatest(0, reaching_cents - balance_cents - 80000 * waiting) as due_held_cents
  from rule`
