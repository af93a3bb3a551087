import { generalFundSplit } from '@tower/contract/money.ts'
import type { RowRule, SumRule } from '../../../invariant.ts'

const { classrooms: percent } = generalFundSplit.percent

/** What must hold of the tower that everybody shares: whose money its slots hold, and whose waits for the next one. */
export const towerInvariants: readonly RowRule[] = [
  {
    name: 'the shares of a shared slot add up to $800, and no other slot has any',
    by: 'slots',
    sql: `select slot.id from slots slot
      left join lateral (select slot_id, sum_cents(amount_cents) as cents from slot_shares where {slot_id of slot.id}
        group by slot_id) share on share.slot_id = slot.id
      where {slot.id}
        and coalesce(share.cents, 0) <> case when slot.origin = 'house' and slot.voided_at is null then 80000 else 0 end`,
  },
  {
    name: 'what a gift has on the shared tower is in slots or waits, and is what of it counts for the house',
    by: 'payments',
    sql: `select payment.id from payments payment
      left join donors donor on donor.id = payment.donor_id
      left join tower_gifts gift on gift.payment_id = payment.id
      left join lateral (select payment_id, sum_cents(amount_cents) as cents from slot_shares
        where {payment_id of payment.id} group by payment_id) share on share.payment_id = payment.id
      cross join lateral (select payment.amount_cents - least(payment.refunded_cents, payment.amount_cents) as cents) given
      where {payment.id} and (coalesce(gift.amount_cents - gift.waiting_cents, 0) <> coalesce(share.cents, 0)
        or coalesce(gift.amount_cents - gift.covered_cents, 0) <> case
          when payment.state <> 'settled' then 0
          when payment.destination = 'project' then given.cents * ${percent} / 100
          when payment.destination = 'classrooms' and donor.kind = 'house' then given.cents
          else payment.shared_cents end
        or payment.shared_cents > given.cents
        or (payment.shared_cents > 0 and (payment.destination <> 'classrooms' or donor.kind <> 'person')))`,
  },
  {
    name: 'a donor’s total on the shared tower is what of their gifts counts for it',
    by: 'donors',
    sql: `select donor.id from donors donor
      left join lateral (select donor_id, sum_cents(shared_cents) as cents from payments
        where {donor_id of donor.id} and shared_cents > 0 group by donor_id) given on given.donor_id = donor.id
      where {donor.id} and donor.shared_cents <> coalesce(given.cents, 0)`,
  },
  {
    name: 'what is left of a gift straight to a classroom is in its teacher’s budget or waits, and is held as far as it is contested',
    by: 'payments',
    sql: `select payment.id from payments payment
      left join direct_gifts gift on gift.payment_id = payment.id
      left join lateral (select refund.payment_id, sum_cents(loss.amount_cents) as cents from refunds refund
        join refund_losses loss on loss.refund_id = refund.id and loss.part = 'direct'
        where {refund.payment_id of payment.id} group by refund.payment_id) lost on lost.payment_id = payment.id
      left join lateral (select payment_id, sum_cents(paid_cents) as cents from budget_debts
        where {payment_id of payment.id} and closed_at is null group by payment_id) paid on paid.payment_id = payment.id
      left join lateral (select payment_id, sum_cents(amount_cents) as cents from {{moves}} moved
        where {payment_id of payment.id} and account_kind = 'budget' and kind in ('budget_allocated', 'budget_returned', 'budget_recovered') and slot_id is null
        group by payment_id) moved on moved.payment_id = payment.id
      left join lateral (select payment_id, sum_cents(amount_cents) as cents from (
          select payment_id, amount_cents from disputes where state = 'open'
          union all select payment_id, amount_cents from refunds where state in ('requires_action', 'pending')
          union all select payment_id, amount_cents from asked_back where held_at is not null) claim
        where {payment_id of payment.id} group by payment_id) claimed on claimed.payment_id = payment.id
      where {payment.id} and case when payment.state <> 'settled' or payment.destination <> 'teacher_direct'
          then gift.payment_id is not null or moved.cents is not null
        else gift.amount_cents is distinct from payment.amount_cents - least(payment.refunded_cents, payment.amount_cents)
          or coalesce(moved.cents, 0) <> case when gift.given_at is null then 0
            else gift.amount_cents + coalesce(lost.cents, 0) - coalesce(paid.cents, 0) end
          or gift.held_cents <> case when gift.given_at is null then 0 else least(gift.amount_cents, coalesce(claimed.cents, 0)) end
        end`,
  },
  {
    name: 'what is due to be held of a budget is what its slots and the gifts that went straight to it hold',
    by: 'teacher_budgets',
    sql: `select budget.id from teacher_budgets budget
      left join (
        select teacher_id, fiscal_year, sum(cents) as cents from (
          select teacher_id, org_fiscal_year(assigned_at) as fiscal_year,
            held_cents as cents
          from slots where held_cents > 0
          union all select teacher_id, fiscal_year, held_cents from direct_gifts where held_cents > 0
        ) part group by 1, 2
      ) held on held.teacher_id = budget.teacher_id and held.fiscal_year = budget.fiscal_year
      where {budget.id} and budget.due_held_cents <> coalesce(held.cents, 0)`,
  },
]

/** What all gifts on the shared tower, and all that wait for a classroom, must add up to. */
export const towerSums: readonly SumRule[] = [
  {
    name: 'what waits on the shared tower lies in the house’s account, what the reserve paid for it is the house’s hole, and gifts that wait for a classroom lie with it',
    parts: [
      {
        sql: `select 'waiting' as key, balance_cents as cents from ledger_accounts where kind = 'fund_classrooms' and owner_id is null
          union all select 'covered', reserve_hole_cents from donors where kind = 'house'
          union all select 'direct ' || owner_id, balance_cents from ledger_accounts
            where kind = 'teacher_direct' and balance_cents <> 0`,
      },
      {
        by: 'payments',
        sql: `select 'waiting' as key, -sum(waiting_cents) as cents from tower_gifts where {payment_id}
          union all select 'covered', -sum(covered_cents) from tower_gifts where {payment_id}
          union all select 'direct ' || classroom_id, -sum(amount_cents) from direct_gifts
            where {payment_id} and given_at is null group by classroom_id having sum(amount_cents) <> 0`,
      },
    ],
  },
]
