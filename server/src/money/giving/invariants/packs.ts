import type { RowRule, SumRule } from '../../../invariant.ts'

/** What must hold of credits that were bought. */
export const packInvariants: readonly RowRule[] = [
  {
    name: 'each settled payment for credits is one purchase of what its checkout offered, and no other payment is',
    by: 'payments',
    sql: `select payment.id from payments payment
      left join pack_purchases purchase on purchase.payment_id = payment.id
      left join checkouts checkout on checkout.id = payment.checkout_id
      where {payment.id} and ((payment.state = 'settled' and payment.destination = 'credits') <> (purchase.payment_id is not null)
        or (purchase.payment_id is not null and (purchase.pack_id is distinct from checkout.pack_id
          or purchase.credit_cents is distinct from checkout.credit_cents)))`,
  },
  {
    name: 'of a pack as much of its credits is due back as of its money went back',
    by: 'payments',
    sql: `select payment.id from payments payment join pack_purchases purchase on purchase.payment_id = payment.id
      where {payment.id} and purchase.returned_cents + purchase.spent_cents <>
        div(purchase.credit_cents::numeric * least(payment.refunded_cents, payment.amount_cents), payment.amount_cents)`,
  },
  {
    name: 'what was issued for a pack, less what came back of it, is what its purchase says',
    by: 'payments',
    sql: `select purchase.payment_id from pack_purchases purchase
      left join (select moved.payment_id, -sum_cents(moved.amount_cents) as cents,
          count(distinct moved.transaction_id) filter (where moved.kind = 'pack_purchase') as sales
        from {{moves}} moved where {moved.payment_id} and moved.account_kind = 'credits_issued'
          and moved.kind in ('pack_purchase', 'pack_returned', 'pack_restored') group by moved.payment_id) issued
        on issued.payment_id = purchase.payment_id
      where {purchase.payment_id} and (issued.sales is distinct from 1
        or issued.cents <> purchase.credit_cents - purchase.returned_cents)`,
  },
  {
    name: 'credits are kept for nobody who has an account',
    sql: `select account.id from ledger_accounts account
      left join donors donor on donor.id = account.owner_id
      where account.kind = 'credits_held' and account.balance_cents > 0
        and (donor.id is null or donor.user_id is not null or donor.merged_into_id is not null)`,
  },
]

/** What all purchases together must add up to. */
export const packSums: readonly SumRule[] = [
  {
    name: 'what packs were sold for is what settled for credits less what went back',
    parts: [
      { sql: `select 'packs' as key, balance_cents as cents from ledger_accounts where kind = 'pack_sales'` },
      {
        by: 'payments',
        sql: `select 'packs' as key, -sum(greatest(amount_cents - refunded_cents, 0)) as cents from payments
          where {id} and state = 'settled' and destination = 'credits'`,
      },
    ],
  },
]
