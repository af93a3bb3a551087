import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { SecondPersonRow } from '../../../second-person-act.ts'

/** Offline gifts that one person entered and another received, the newest first, also what went back since. */
export async function listTwoPersonOfflineGifts(tx: Tx, limit: number): Promise<SecondPersonRow[]> {
  const { rows } = await sql<SecondPersonRow>`
    select gift.id, gift.reference as what, gift.amount_cents as "amountCents", 'approved' as state,
      enterer.email as "askedBy", gift.entered_at as "askedAt", receiver.email as "decidedBy",
      gift.received_at as "decidedAt", null as reason
    from (
      select * from offline_gifts where received_by <> entered_by
      order by entered_at desc, id desc limit ${limit}
    ) gift
    join users enterer on enterer.id = gift.entered_by
    join users receiver on receiver.id = gift.received_by
    order by gift.entered_at desc, gift.id desc`.execute(tx)
  return rows
}

/** Offline gifts that one person wanted out of the books and another decides about, the newest first. Its id is the gift's. */
export async function listTwoPersonOfflineReturns(tx: Tx, limit: number): Promise<SecondPersonRow[]> {
  const { rows } = await sql<SecondPersonRow>`
    select asked.offline_gift_id as id, asked.reason as what, gift.amount_cents as "amountCents", asked.state,
      asker.email as "askedBy", asked.asked_at as "askedAt", decider.email as "decidedBy",
      asked.decided_at as "decidedAt", asked.note as reason
    from (select * from offline_returns order by asked_at desc, id desc limit ${limit}) asked
    join offline_gifts gift on gift.id = asked.offline_gift_id
    join users asker on asker.id = asked.asked_by
    left join users decider on decider.id = asked.decided_by
    order by asked.asked_at desc, asked.id desc`.execute(tx)
  return rows
}
