import type { RowRule, SumRule, SurveyPart } from '../../../invariant.ts'

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

/** Also known to tests of credits, which fill wallets that nobody paid for. */
export const soldByPayment =
  'credits of a pack are sold once, taken back or given back by a refund of it, and are its buyer’s'

/** The sale that a fact of a pack names, of the buyer whose credits it moves: without an account they are kept under the giver. */
const sale = `select from payments sale
    join donors buyer on buyer.id = sale.donor_id
    join pack_purchases bought on bought.payment_id = sale.id
    where sale.id = entry.payment_id and case entry.kind
      when 'pack_purchase' then entry.idempotency_key = 'pack:' || sale.id and entry.memo = bought.pack_name
      else refund.payment_id = sale.id end
    and not exists (select from ledger_postings side
      join ledger_accounts account on account.id = side.account_id and account.owner_id is not null
      where side.transaction_id = entry.id and case account.kind
        when 'wallet' then account.owner_id is distinct from buyer.user_id
        else donor_heir(account.owner_id) is distinct from buyer.id end)`

/** Under whom credits were kept that a fact took; they went to the heir's account, or under whom staff joined the giver into. */
const kept = `select from ledger_postings gave
    join ledger_accounts held on held.id = gave.account_id
    join donors holder on holder.id = held.owner_id
    where gave.transaction_id = entry.id and gave.amount_cents < 0
      and entry.idempotency_key = replace(entry.kind, '_', '-') || ':' || holder.id
      and case entry.kind when 'held_joined' then holder.merged_into_id
          else (select heir.user_id from donors heir where heir.id = donor_heir(holder.id)) end
        = (select there.owner_id from ledger_postings got join ledger_accounts there on there.id = got.account_id
          where got.transaction_id = gave.transaction_id and got.amount_cents > 0)
      and exists (select from audit_log row where row.target_id = holder.id::text and case entry.kind
        when 'held_joined' then row.action = 'giving.join_donors' and row.actor_id is not distinct from entry.actor_id
          and row.details ->> 'joined_into' = holder.merged_into_id::text
        else row.action in ('giving.adopt_donor', 'giving.join_donors') end)`

/** Each move of bought credits beside what caused it: the purchase, the refund, the proven address, the join. */
export const packMoves: SurveyPart = {
  of: 'transactions',
  joins: '',
  rules: [
    {
      name: soldByPayment,
      broken: `entry.kind in ('pack_purchase', 'pack_returned', 'pack_restored') and not exists (${sale})`,
    },
    {
      name: 'credits kept for a giver went to the account that proved the giver’s address, or to whom staff joined the giver into',
      broken: `entry.kind in ('held_released', 'held_joined') and not exists (${kept})`,
    },
  ],
}

/** What a pack costs and holds: staff's last word, and until then what it was sold for. */
export const packPrices: RowRule = {
  name: 'a pack costs and holds what staff said last, and was sold so since',
  by: 'credit_packs',
  sql: `select pack.id from credit_packs pack
    left join lateral (select row.details from audit_log row where row.target_id = pack.id::text
      and row.action in ('credits.add_pack', 'credits.change_pack') order by row.seq desc limit 1) said on true
    where {pack.id} and ((pack.price_cents, pack.credit_cents) is distinct from
        (coalesce((said.details ->> 'price_cents')::bigint, pack.price_cents),
          coalesce((said.details ->> 'credit_cents')::bigint, pack.credit_cents))
      or exists (select from checkouts checkout join payments payment on payment.checkout_id = checkout.id
        where checkout.pack_id = pack.id and checkout.created_at >= pack.changed_at + interval '1 hour' and payment.state = 'settled'
          and (payment.amount_cents, checkout.credit_cents) is distinct from (pack.price_cents, pack.credit_cents)))`,
}

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
