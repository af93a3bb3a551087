import type { RowRule } from '../../../invariant.ts'
import { movementKinds } from './transactions.ts'

/** What must hold of money that went back, and of money the provider moved by itself. */
export const refundInvariants: readonly RowRule[] = [
  {
    name: 'a refund moved money while, and only while, it stands as succeeded',
    by: 'refunds',
    sql: `select refund.id from refunds refund join payments payment on payment.id = refund.payment_id
      left join (select refund_id,
          coalesce(sum_cents(amount_cents) filter (where account_kind = 'processor'), 0) as processor,
          coalesce(sum_cents(amount_cents) filter (where account_kind = 'disputed_funds'), 0) as disputed
        from {{moves}} moved where {refund_id} and refund_id is not null group by refund_id) moved on moved.refund_id = refund.id
      where {refund.id} and (coalesce(case when refund.dispute_id is null then moved.processor else moved.disputed end, 0)
          <> case when refund.state = 'succeeded' and payment.state = 'settled' then refund.amount_cents else 0 end
        or coalesce(case when refund.dispute_id is null then moved.disputed else moved.processor end, 0) <> 0)`,
  },
  {
    name: 'what the reserve paid for a refund is kept by where its gift lay, and marks the refund',
    by: 'refunds',
    sql: `select refund.id from refunds refund
      left join (select moved.refund_id, -sum_cents(moved.amount_cents) as cents from {{moves}} moved
        left join ledger_transactions correction on correction.refund_id = moved.refund_id
          and correction.corrects_id = moved.transaction_id
        where {moved.refund_id} and moved.account_kind = 'refund_reserve' and moved.kind = 'refund_out' and correction.id is null
        group by moved.refund_id) paid on paid.refund_id = refund.id
      left join (select refund_id, sum_cents(amount_cents) as cents from refund_losses where {refund_id} group by refund_id) loss
        on loss.refund_id = refund.id
      where {refund.id} and (coalesce(paid.cents, 0) <> coalesce(loss.cents, 0)
        or (refund.state = 'succeeded' and refund.flagged <> (loss.cents is not null)))`,
  },
  {
    name: 'the reserve paid for good for guests’ gifts alone, and for given slots no more than guests gave away',
    sql: `select loss.refund_id from refund_losses loss
      join refunds refund on refund.id = loss.refund_id join payments payment on payment.id = refund.payment_id
      join donors donor on donor.id = payment.donor_id
      where loss.part in ('donor', 'absorbed', 'given_away') and (loss.part = 'donor')
        <> (payment.destination = 'project' or payment.payer_signed_in or donor.kind <> 'person')
      union all
      select paid.donor_id from (select payment.donor_id, sum(loss.amount_cents) as cents from refund_losses loss
          join refunds refund on refund.id = loss.refund_id join payments payment on payment.id = refund.payment_id
          where loss.part = 'given_away' group by payment.donor_id) paid
        left join (select slot.donor_id, count(*) as slots from slots slot join payments payment on payment.id = slot.payment_id
          where slot.assigned_how = 'designation' and not payment.payer_signed_in group by slot.donor_id) given
          on given.donor_id = paid.donor_id
        where paid.cents > 80000 * coalesce(given.slots, 0)`,
  },
  {
    name: 'a budget owes the reserve what it paid for gifts straight to its classroom, while their refunds stand',
    by: 'refunds',
    sql: `select coalesce(loss.refund_id, debt.refund_id) from (
        select refund_id, amount_cents from refund_losses where {refund_id} and part = 'direct'
      ) loss full join (
        select debt.refund_id, sum_cents(debt.owed_cents) as owed_cents from budget_debts debt
        where {debt.refund_id} and debt.closed_at is null group by debt.refund_id
      ) debt on debt.refund_id = loss.refund_id
      where loss.amount_cents is distinct from debt.owed_cents`,
  },
  {
    name: 'a refund that came back corrects the fact by which it went out, once',
    by: 'refunds',
    sql: `select entry.id from ledger_transactions entry
      left join ledger_transactions corrected on corrected.id = entry.corrects_id
      where {entry.refund_id} and entry.kind = 'refund_reversed'
        and (corrected.kind is distinct from 'refund_out' or corrected.refund_id is distinct from entry.refund_id)
      union all select corrects_id from ledger_transactions where kind = 'refund_reversed' and {refund_id}
        group by corrects_id having count(*) > 1`,
  },
  {
    name: 'a lost dispute is a refund, and no other is',
    by: 'disputes',
    sql: `select dispute.id from disputes dispute left join refunds refund on refund.dispute_id = dispute.id
      where {dispute.id} and ((dispute.state = 'lost') <> (refund.state is not distinct from 'succeeded')
        or (refund.id is not null and (refund.payment_id <> dispute.payment_id
          or refund.provider_refund_id <> dispute.provider_dispute_id)))`,
  },
  {
    name: 'each movement of the provider’s balance that was taken in is in the ledger once, with its amounts',
    by: 'balance_movements',
    sql: `select told.key from (
        select 'movement:' || id as key, -amount_cents as cents from balance_movements
        where {id} and posted_at is not null and kind not in ('charge', 'refund', 'refund_failure') and amount_cents <> 0
        union all select 'movement-fee:' || id, fee_cents from balance_movements
        where {id} and posted_at is not null and fee_cents <> 0
      ) told
      left join ledger_transactions entry on entry.idempotency_key = told.key and entry.kind in (${movementKinds})
      left join {{moves}} moved on moved.transaction_id = entry.id and moved.account_kind = 'processor'
      group by told.key, told.cents having sum(moved.amount_cents) is distinct from told.cents`,
  },
  {
    name: 'nothing waits for a payment that is here',
    sql: `select waiting.id from pending_provider_events waiting
      join payments payment on payment.provider_payment_id = waiting.provider_payment_id
      where waiting.applied_at is null`,
  },
]
