import { creditsPerUse } from '@tower/contract/money/credit-uses.ts'
import { creditCents } from '@tower/contract/money.ts'
import type { DomainInvariants, RowRule } from '../../invariant.ts'

/** Each grant to a teacher beside what it says: the log, the fact in the ledger, the week. */
const grantedOnce: RowRule = {
  name: 'a grant to a teacher stands in the audit log, moved its tools credits once, and its storybook credits are of its own week',
  by: 'teacher_grants',
  sql: `select given.id from teacher_grants given
      left join ledger_transactions entry on entry.id = given.transaction_id
      left join storybook_credits week on week.id = given.storybook_week_id
      left join lateral (select moved.transaction_id, sum_cents(moved.amount_cents) as cents from {{moves}} moved
        where {moved.transaction_id of given.transaction_id} and moved.account_kind = 'tools_wallet'
          and moved.owner_id = given.teacher_id group by moved.transaction_id
        ) moved on moved.transaction_id = given.transaction_id
      where {given.id} and (coalesce(moved.cents, 0) <> given.tools_credits * ${creditCents}
        or (given.transaction_id is not null
          and (entry.kind is distinct from 'tools_grant' or entry.actor_id is distinct from given.granted_by))
        or (given.storybook_week_id is not null and (week.teacher_id is distinct from given.teacher_id
          or (given.granted_at at time zone 'UTC')::date not between week.period_start and week.period_end - 1))
        or not exists (select from audit_log row where row.action = 'credits.grant_to_teacher'
          and row.details ->> 'grant_id' = given.id::text and row.actor_id = given.granted_by
          and row.target_id = given.teacher_id::text and row.at = given.granted_at
          and (row.details ->> 'storybook_credits')::int = given.storybook_credits
          and (row.details ->> 'tools_credits')::int = given.tools_credits))`,
}

const weekAddsUp: RowRule = {
  name: 'the storybook credits of a week are what every classroom got and what staff granted',
  by: 'storybook_credits',
  sql: `select week.id from storybook_credits week
      left join lateral (select given.storybook_week_id, sum(given.storybook_credits) as credits from teacher_grants given
        where {given.storybook_week_id of week.id} group by given.storybook_week_id) given on given.storybook_week_id = week.id
      where {week.id} and week.credits_granted <> week.free_credits + coalesce(given.credits, 0)`,
}

const useCents = creditsPerUse * creditCents

/** Each use beside the fact that took its credit, and the one that gave it back. */
const usedOnce: RowRule = {
  name: 'a use of a credit took one credit of its teacher’s tools credits or its sponsor’s wallet, and gave it back there if nothing came of it',
  by: 'credit_uses',
  sql: `select used.id from credit_uses used
      left join lateral (select moved.transaction_id, sum_cents(moved.amount_cents) as cents, max(moved.kind) as kind, count(*) as sides
        from {{moves}} moved where {moved.transaction_id of used.transaction_id}
          and moved.account_kind = case when used.sponsor_id is null then 'tools_wallet' else 'wallet' end
          and moved.owner_id = coalesce(used.sponsor_id, used.teacher_id) group by moved.transaction_id
        ) taken on taken.transaction_id = used.transaction_id
      left join lateral (select moved.transaction_id, sum_cents(moved.amount_cents) as cents, max(moved.kind) as kind
        from {{moves}} moved where {moved.transaction_id of used.refund_transaction_id}
          and moved.account_kind = case when used.sponsor_id is null then 'tools_wallet' else 'wallet' end
          and moved.owner_id = coalesce(used.sponsor_id, used.teacher_id) group by moved.transaction_id
        ) returned on returned.transaction_id = used.refund_transaction_id
      left join ledger_transactions entry on entry.id = used.transaction_id
      where {used.id} and (taken.cents is distinct from -${useCents} or taken.kind is distinct from 'spend'
        or entry.actor_id is distinct from used.teacher_id or entry.memo is distinct from used.reason
        or (used.sponsor_id is null and used.reason not like 'tool:%')
        or (used.state = 'refunded') <> (used.refund_transaction_id is not null)
        or (used.refund_transaction_id is not null
          and (returned.cents is distinct from ${useCents} or returned.kind is distinct from 'use_refund')))`,
}

/** What must hold of credits, beside what the ledger says of every account. */
export const creditInvariants: DomainInvariants = {
  rules: [
    grantedOnce,
    weekAddsUp,
    usedOnce,
    {
      of: 'transactions',
      joins: `left join lateral (select moved.transaction_id, count(*) as sides, count(distinct moved.owner_id) as owners,
          sum_cents(moved.amount_cents) as cents, max(moved.owner_id::text) as owner,
          max(moved.owner_id::text) filter (where moved.amount_cents < 0) as giver
        from {{moves}} moved where {moved.transaction_id of entry.id} and moved.account_kind = 'wallet'
        group by moved.transaction_id) wallets on wallets.transaction_id = entry.id`,
      rules: [
        {
          name: 'a gift of credits is one fact of two wallets, and its giver’s doing',
          broken: `entry.kind = 'credit_gift' and (wallets.sides is distinct from 2 or wallets.owners <> 2
            or wallets.giver is distinct from entry.actor_id::text
            or entry.idempotency_key not like 'credit-gift:' || entry.actor_id || ':%')`,
        },
        {
          name: 'credits that staff granted stand in the audit log, with who, to whom, how many and when',
          broken: `entry.kind = 'platform_grant' and not exists (select from audit_log row
            where row.action = 'credits.grant' and row.details ->> 'transaction_id' = entry.id::text
              and row.actor_id is not distinct from entry.actor_id
              and row.at between entry.occurred_at and entry.occurred_at + interval '1 minute'
              and row.target_id = wallets.owner and (row.details ->> 'credit_cents')::bigint = wallets.cents)`,
        },
        {
          name: 'tools credits come from a grant to a teacher',
          broken: `entry.kind = 'tools_grant' and not exists (select from teacher_grants given
            where given.transaction_id = entry.id)`,
        },
        {
          // What the marketplace took, badges and keepsakes prove.
          name: 'credits are spent by a use or in the marketplace, and come back by a use',
          broken: `(entry.kind = 'spend' and entry.idempotency_key not like 'market-item:%'
              and coalesce(entry.memo, '') not like 'keepsake:%'
              and not exists (select from credit_uses used where used.transaction_id = entry.id))
            or (entry.kind = 'use_refund'
              and not exists (select from credit_uses used where used.refund_transaction_id = entry.id))`,
        },
      ],
    },
  ],
}
