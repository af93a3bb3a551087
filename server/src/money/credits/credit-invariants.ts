import type { DomainInvariants } from '../../invariant.ts'

/** What must hold of credits, beside what the ledger says of every account. */
export const creditInvariants: DomainInvariants = {
  rules: [
    {
      of: 'transactions',
      joins: `left join lateral (select moved.transaction_id, count(*) as sides, count(distinct moved.owner_id) as owners
        from {{moves}} moved where {moved.transaction_id of entry.id} and moved.account_kind = 'wallet'
        group by moved.transaction_id) wallets on wallets.transaction_id = entry.id`,
      rules: [
        {
          name: 'a gift of credits is one fact of two wallets, and its giver’s doing',
          broken: `entry.kind = 'credit_gift' and (wallets.sides is distinct from 2 or wallets.owners <> 2
            or entry.idempotency_key not like 'credit-gift:' || entry.actor_id || ':%')`,
        },
        {
          name: 'credits that staff granted stand in the audit log',
          broken: `entry.kind = 'platform_grant' and not exists (select from audit_log row
            where row.action = 'credits.grant' and row.details ->> 'transaction_id' = entry.id::text)`,
        },
      ],
    },
  ],
}
