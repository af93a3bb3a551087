import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** So many months are shown beside a monthly gift; the payments list has all. */
const monthsShown = 12

export type MonthlyStoryRow = {
  fee_cover_cents: number
  names_athlete: boolean
  goes_to: string | null
  athlete: string | null
  goal: string | null
  card_brand: string | null
  card_last4: string | null
  donor_id: string | null
}

export type MonthRow = { payment_id: string; paid_cents: number; refunded_cents: number; at: Date }

/** What a monthly gift is for, and what pays it. */
export async function findMonthlyStory(tx: Tx, giftId: string): Promise<MonthlyStoryRow | undefined> {
  const { rows } = await sql<MonthlyStoryRow>`
    select coalesce(changed.fee_cover_cents, requested.fee_cover_cents) as fee_cover_cents,
      gift.prospect_id is not null as names_athlete, requested.goes_to,
      prospect.first_name || ' ' || prospect.last_name as athlete,
      goal.title as goal, card.brand as card_brand, card.last4 as card_last4, latest.donor_id
    from sponsorships gift
    join checkouts requested on requested.id = gift.checkout_id
    left join prospects prospect on prospect.id = gift.prospect_id
    left join prospect_goals goal on goal.id = gift.goal_id
    left join lateral (select fee_cover_cents from monthly_amounts
      where sponsorship_id = gift.id and kept_at is not null order by kept_at desc, id desc limit 1) changed on true
    left join lateral (select brand, last4 from monthly_cards
      where sponsorship_id = gift.id and kept_at is not null and last4 is not null
      order by given_at desc, id limit 1) card on true
    left join lateral (select donor_id from payments
      where sponsorship_id = gift.id order by settled_at desc, id limit 1) latest on true
    where gift.id = ${giftId} and gift.kind = 'recurring'`.execute(tx)
  return rows[0]
}

/** The latest months of a gift that were charged. */
export async function listMonths(tx: Tx, giftId: string): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select id as payment_id, amount_cents + fee_cover_cents as paid_cents, refunded_cents, settled_at as at
    from payments where sponsorship_id = ${giftId}
    order by settled_at desc, id limit ${sql.lit(monthsShown)}`.execute(tx)
  return rows
}
