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
