import { sql } from 'kysely'
import { countOnePast } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../../waiting-work.ts'

/** Gifts by check or transfer that were written down and not received yet, the oldest first. */
export async function listWaitingOfflineGifts(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select gift.id, gift.reference as what, coalesce(gift.donor_name, gift.email) as who,
      gift.amount_cents as "amountCents", gift.entered_at as since, null as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select from offline_gifts where state = 'pending'`)} as total
    from (
      select id, reference, donor_name, email, amount_cents, entered_at from offline_gifts
      where state = 'pending' order by entered_at, id limit ${limit}
    ) gift
    order by gift.entered_at, gift.id`.execute(tx)
  return rows
}

/** Offline gifts that somebody asked to take out of the books. Its id is the gift's, its name that of who asked. */
export async function listWaitingOfflineReturns(
  tx: Tx,
  { limit, bound }: WaitingRead,
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select asked.offline_gift_id as id, asked.reason as what, coalesce(asker.full_name, asker.email) as who,
      gift.amount_cents as "amountCents", asked.asked_at as since, null as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select from offline_returns where state = 'waiting'`)} as total
    from (
      select id, offline_gift_id, reason, asked_at, asked_by from offline_returns
      where state = 'waiting' order by asked_at, id limit ${limit}
    ) asked
    join offline_gifts gift on gift.id = asked.offline_gift_id
    join users asker on asker.id = asked.asked_by
    order by asked.asked_at, asked.id`.execute(tx)
  return rows
}
