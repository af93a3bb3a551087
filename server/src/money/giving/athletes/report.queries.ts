import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type SupportSums = {
  supporters: number
  monthly_supporters: number
  monthly_cents: number
  monthly_total_cents: number
}

/** How many people support an athlete, and what monthly gifts come to. Whose gift went back whole is none of them. */
export async function sumSupport(tx: Tx, prospectId: string): Promise<SupportSums> {
  const { rows } = await sql<SupportSums>`
    with kept as (
      select gift.id, gift.kind, gift.state, payment.donor_id, payment.amount_cents - payment.refunded_cents as cents,
        payment.amount_cents, row_number() over (partition by gift.id order by payment.settled_at desc, payment.id) as latest
      from sponsorships gift join payments payment on payment.sponsorship_id = gift.id
      where gift.prospect_id = ${prospectId} and payment.state = 'settled' and payment.refunded_cents < payment.amount_cents
    )
    select count(distinct donor_id)::int as supporters,
      count(distinct donor_id) filter (where kind = 'recurring' and state in ('active', 'past_due'))::int as monthly_supporters,
      coalesce(sum(amount_cents) filter (where kind = 'recurring' and state in ('active', 'past_due') and latest = 1), 0)::bigint as monthly_cents,
      coalesce(sum(cents) filter (where kind = 'recurring'), 0)::bigint as monthly_total_cents
    from kept`.execute(tx)
  return rows[0] ?? { supporters: 0, monthly_supporters: 0, monthly_cents: 0, monthly_total_cents: 0 }
}

export type StatementGiftRow = {
  settled_at: Date
  giver: string | null
  monthly: boolean
  goal_title: string | null
  amount_cents: number
  fee_cover_cents: number
  returned_cents: number
}

/** Every gift to an athlete, the latest first. Givers are named as they wished, and erased or anonymous ones not at all. */
export async function listStatementGifts(
  tx: Tx,
  { prospectId, limit }: { prospectId: string; limit: number },
): Promise<StatementGiftRow[]> {
  const { rows } = await sql<StatementGiftRow>`
    select payment.settled_at, case when not requested.anonymous and requested.erased_at is null
        then requested.display_name end as giver,
      gift.kind = 'recurring' as monthly, goal.title as goal_title, payment.amount_cents, payment.fee_cover_cents,
      least(payment.refunded_cents, payment.amount_cents) as returned_cents
    from sponsorships gift join payments payment on payment.sponsorship_id = gift.id and payment.state = 'settled'
    join checkouts requested on requested.id = gift.checkout_id
    left join prospect_goals goal on goal.id = gift.goal_id
    where gift.prospect_id = ${prospectId}
    order by payment.settled_at desc, payment.id limit ${limit}`.execute(tx)
  return rows
}

export type MoneySums = {
  gifts_cents: number
  returned_cents: number
  fees_covered_cents: number
  reserve_cents: number
  paid_cents: number
  moved_cents: number
  left_cents: number
}

/** What came in for an athlete, what the reserve bore, what was paid, what moved on and what is left. */
export async function sumMoney(tx: Tx, prospectId: string): Promise<MoneySums> {
  const { rows } = await sql<MoneySums>`
    with owner as (select ${prospectId}::uuid as id union all select id from prospect_goals where prospect_id = ${prospectId}),
      account as (select known.id, known.kind, known.balance_cents from ledger_accounts known join owner on owner.id = known.owner_id
        where known.kind in ('prospect_goal', 'prospect_spent')),
      gift as (select payment.id, payment.amount_cents, payment.fee_cover_cents, payment.refunded_cents
        from sponsorships asked join payments payment on payment.sponsorship_id = asked.id and payment.state = 'settled'
        where asked.prospect_id = ${prospectId})
    select
      coalesce((select sum(amount_cents) from gift), 0)::bigint as gifts_cents,
      coalesce((select sum(least(refunded_cents, amount_cents)) from gift), 0)::bigint as returned_cents,
      coalesce((select sum(fee_cover_cents - least(fee_cover_cents, greatest(refunded_cents - amount_cents, 0))) from gift), 0)::bigint
        as fees_covered_cents,
      coalesce((select sum(loss.amount_cents) from refund_losses loss join refunds refund on refund.id = loss.refund_id
        join gift on gift.id = refund.payment_id where loss.part = 'prospects'), 0)::bigint as reserve_cents,
      coalesce((select sum(balance_cents) from account where kind = 'prospect_spent'), 0)::bigint as paid_cents,
      coalesce((select -sum(posting.amount_cents) from account join ledger_postings posting on posting.account_id = account.id
        join ledger_transactions entry on entry.id = posting.transaction_id
        where entry.kind in ('athlete_to_fund', 'athlete_from_fund')), 0)::bigint as moved_cents,
      coalesce((select sum(balance_cents) from account where kind = 'prospect_goal'), 0)::bigint as left_cents`.execute(
    tx,
  )
  const [sums] = rows
  if (!sums) throw new Error('sums always answer a row')
  return sums
}
