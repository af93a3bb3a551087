import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** What of the money of goals and athletes is contested with a bank, asked back or on its way back, by whose account it is. */
export async function findContestedOfAthletes(
  tx: Tx,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (accountIds.length === 0) return new Map()
  const { rows } = await sql<{ account_id: string; cents: number }>`
    select coalesce(gift.goal_id, gift.prospect_id) as account_id,
      sum(least(claim.cents, greatest(payment.amount_cents - payment.refunded_cents, 0)))::bigint as cents
    from sponsorships gift
    join payments payment on payment.sponsorship_id = gift.id and payment.state = 'settled'
    cross join lateral (select (
        coalesce((select sum(amount_cents) from disputes where payment_id = payment.id and state = 'open'), 0)
        + coalesce((select sum(amount_cents) from refunds where payment_id = payment.id
            and state in ('requires_action', 'pending')), 0)
        + coalesce((select amount_cents from asked_back where payment_id = payment.id and held_at is not null), 0)
      )::bigint as cents) claim
    where coalesce(gift.goal_id, gift.prospect_id) = any(${accountIds}::uuid[]) and claim.cents > 0
    group by 1`.execute(tx)
  return new Map(rows.map(({ account_id: id, cents }) => [id, cents]))
}
