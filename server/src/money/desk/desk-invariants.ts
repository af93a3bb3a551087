import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of refunds that staff ask for. */
export const deskInvariants: DomainInvariants = {
  rules: [
    {
      name: 'what staff want to give back is held from when they ask until it is sent or stays, and nothing else is',
      sql: `select coalesce(open.payment_id, asked.payment_id) from (
          select payment_id, amount_cents from refund_orders where state in ('waiting', 'sending')
          union all
          select gift.payment_id, gift.amount_cents from offline_returns back
          join offline_gifts gift on gift.id = back.offline_gift_id where back.state = 'waiting'
        ) open full join asked_back asked on asked.payment_id = open.payment_id
        where open.amount_cents is distinct from asked.amount_cents`,
    },
  ],
}
