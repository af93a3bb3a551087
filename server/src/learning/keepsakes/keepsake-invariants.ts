import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of keepsakes, beside what the ledger says of every account. */
export const keepsakeInvariants: DomainInvariants = {
  rules: [
    {
      name: 'a keepsake was paid for once, at its price, with its owner’s own credits',
      by: 'owned_keepsakes',
      sql: `select kept.id from owned_keepsakes kept
        left join lateral (select moved.transaction_id, sum_cents(moved.amount_cents) as cents from {{moves}} moved
          where {moved.transaction_id of kept.transaction_id} and moved.account_kind = 'wallet'
            and moved.owner_id = kept.user_id group by moved.transaction_id
          ) taken on taken.transaction_id = kept.transaction_id
        left join ledger_transactions entry on entry.id = kept.transaction_id
        where {kept.id} and (taken.cents is distinct from -kept.price_cents or entry.kind is distinct from 'spend'
          or entry.actor_id is distinct from kept.user_id
          or entry.memo is distinct from 'keepsake:' || kept.keepsake_key)`,
    },
    {
      of: 'transactions',
      joins: '',
      rules: [
        {
          name: 'credits that a keepsake took bought one',
          broken: `entry.kind = 'spend' and entry.memo like 'keepsake:%'
            and not exists (select from owned_keepsakes kept where kept.transaction_id = entry.id)`,
        },
      ],
    },
  ],
}
