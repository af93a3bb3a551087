import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type WaitingReturn = { id: string; reason: string; asked_by: string; asked_by_name: string }

/** What somebody asked for and nobody has decided. The gift is held by whoever asks here. */
export async function findWaitingReturn(tx: Tx, offlineGiftId: string): Promise<WaitingReturn | undefined> {
  const { rows } = await sql<WaitingReturn>`
    select asked.id, asked.reason, asked.asked_by, coalesce(asker.full_name, asker.email) as asked_by_name
    from offline_returns asked join users asker on asker.id = asked.asked_by
    where asked.offline_gift_id = ${offlineGiftId} and asked.state = 'waiting'`.execute(tx)
  return rows[0]
}

/** Who decided last about taking a gift out of the books; undefined where nobody ever asked. */
export async function findLastDecider(tx: Tx, offlineGiftId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(decider.full_name, decider.email) as name
    from offline_returns asked join users decider on decider.id = asked.decided_by
    where asked.offline_gift_id = ${offlineGiftId} order by asked.decided_at desc, asked.id limit 1`.execute(
    tx,
  )
  return rows[0]?.name
}

export async function insertReturnAsk(
  tx: Tx,
  ask: { offlineGiftId: string; reason: string; by: string; at: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('offline_returns')
    .values({
      offline_gift_id: ask.offlineGiftId,
      reason: ask.reason,
      asked_by: ask.by,
      asked_at: ask.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function decideReturn(
  tx: Tx,
  returnId: string,
  to: { state: 'approved' | 'declined'; by: string; at: Date; note?: string },
): Promise<void> {
  await tx
    .updateTable('offline_returns')
    .set({ state: to.state, decided_by: to.by, decided_at: to.at, note: to.note ?? null })
    .where('id', '=', returnId)
    .execute()
}
