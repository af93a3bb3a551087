import type { DomainInvariants, RowRule } from '../../invariant.ts'

/** Each thing that a teacher owns beside the fact that took its price. */
const boughtOnce: RowRule = {
  name: 'a badge or an avatar that a teacher owns took its price from the teacher’s own credits, once',
  by: 'owned_items',
  sql: `select owned.id from owned_items owned
      left join ledger_transactions entry on entry.id = owned.transaction_id
      left join lateral (select moved.transaction_id, sum_cents(moved.amount_cents) as cents from {{moves}} moved
        where {moved.transaction_id of owned.transaction_id} and moved.account_kind = 'wallet'
          and moved.owner_id = owned.teacher_id group by moved.transaction_id
        ) paid on paid.transaction_id = owned.transaction_id
      where {owned.id} and (paid.cents is distinct from -owned.price_cents or entry.kind is distinct from 'spend'
        or entry.actor_id is distinct from owned.teacher_id
        or entry.idempotency_key is distinct from 'market-item:' || owned.teacher_id || ':' || owned.item_id)`,
}

/** A picture is worn by who may wear it. */
const wornByOwners: RowRule = {
  name: 'an avatar stands beside a name only where it is one',
  by: 'teacher_looks',
  sql: `select look.teacher_id as id from teacher_looks look join market_items item on item.id = look.avatar_id
      where {look.teacher_id} and item.kind <> 'avatar'`,
}

/** What must hold of what teachers own. */
export const badgeInvariants: DomainInvariants = {
  walks: { teacher_looks: { key: 'teacher_id' } },
  rules: [
    boughtOnce,
    wornByOwners,
    {
      of: 'transactions',
      joins: '',
      rules: [
        {
          name: 'credits spent in the marketplace brought what they were spent on',
          broken: `entry.kind = 'spend' and entry.idempotency_key like 'market-item:%'
            and not exists (select from owned_items owned where owned.transaction_id = entry.id)`,
        },
      ],
    },
  ],
}
