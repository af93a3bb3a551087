import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** Completed draws that were never drawn again, all of them, and some whose last time is longest ago. */
export async function listDrawsToVerify(tx: Tx, { again }: { again: number | 'all' }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select draw.id from assignment_slots draw left join draw_verifications verified on verified.draw_id = draw.id
      where draw.state = 'completed' and verified.draw_id is null order by draw.id)
    union all
    (select draw_id from draw_verifications order by verified_at, draw_id limit ${again === 'all' ? null : again})`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Remembers that a draw was drawn again and was right. */
export async function setDrawVerified(tx: Tx, drawId: string, at: Date): Promise<void> {
  await tx
    .insertInto('draw_verifications')
    .values({ draw_id: drawId, verified_at: at })
    .onConflict((conflict) => conflict.column('draw_id').doUpdateSet({ verified_at: at }))
    .execute()
}

/** The points that fell, in order. */
export function listPoints(tx: Tx, drawId: string) {
  return tx
    .selectFrom('draw_winners')
    .select(['classroom_id', 'r', 'remaining_weight', 'from_point', 'to_point'])
    .where('draw_id', '=', drawId)
    .orderBy('position')
    .execute()
}
