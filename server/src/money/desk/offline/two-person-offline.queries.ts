import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { SecondPersonRow } from '../../../second-person-act.ts'

/** Offline gifts of which one person said what they are and another received them, the newest first, also what went back since. */
export async function listTwoPersonOfflineGifts(tx: Tx, limit: number): Promise<SecondPersonRow[]> {
  const { rows } = await sql<SecondPersonRow>`
    select gift.id, gift.reference as what, gift.amount_cents as "amountCents", 'approved' as state,
      enterer.email as "askedBy", gift.entered_at as "askedAt", receiver.email as "decidedBy",
      gift.received_at as "decidedAt", null as reason
    from (
      select * from offline_gifts where received_by <> coalesce(amount_by, entered_by)
      order by entered_at desc, id desc limit ${limit}
    ) gift
    join users enterer on enterer.id = coalesce(gift.amount_by, gift.entered_by)
    join users receiver on receiver.id = gift.received_by
    order by gift.entered_at desc, gift.id desc`.execute(tx)
  return rows
}
