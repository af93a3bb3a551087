import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of refunds that staff ask for. */
export const deskInvariants: DomainInvariants = {
  rules: [
    {
      name: 'what staff want to give back is held from when they ask until it is sent or stays, and nothing else is',
      sql: `select coalesce(open.payment_id, asked.payment_id) from (
          select payment_id, amount_cents from refund_orders where state in ('waiting', 'sending')
          union all
          select gift.payment_id, back.amount_cents from approvals back
          join offline_gifts gift on gift.id::text = back.subject_id where back.kind = 'offline_return' and back.state = 'waiting'
        ) open full join asked_back asked on asked.payment_id = open.payment_id
        where open.amount_cents is distinct from asked.amount_cents`,
    },
    {
      name: 'a refund waits as long as its approval does, and what was sent was let out by one person within the limit or by two',
      by: 'refund_orders',
      sql: `select refund.id from refund_orders refund
        where {refund.id} and refund.state in ('waiting', 'sending', 'sent') and not exists (select from approvals approval
          where approval.kind = 'refund' and approval.subject_id = refund.payment_id::text
            and approval.amount_cents = refund.amount_cents
            and (approval.state = 'waiting') = (refund.state = 'waiting')
            and approval.state not in ('refused', 'withdrawn'))`,
    },
    {
      name: 'an approval of a refund waits for a refund that waits',
      sql: `select approval.id from approvals approval where approval.kind = 'refund' and approval.state = 'waiting'
        and not exists (select from refund_orders refund where refund.payment_id::text = approval.subject_id
          and refund.state = 'waiting' and refund.amount_cents = approval.amount_cents)`,
    },
  ],
}
