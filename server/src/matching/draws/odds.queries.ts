import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { WeightGroup } from './match-chance.ts'

/** Counts the weights of a list that is being fixed, so that nobody has to count its entries again. */
export async function insertWeights(tx: Tx, drawId: string): Promise<void> {
  await sql`
    insert into draw_weights (draw_id, weight, classrooms)
    select draw_id, weight, count(*) from draw_entries where draw_id = ${drawId} group by draw_id, weight`.execute(
    tx,
  )
}

/** How many classrooms of each weight a draw's fixed list holds. */
export function listWeightsOfDraw(tx: Tx, drawId: string): Promise<WeightGroup[]> {
  return tx
    .selectFrom('draw_weights')
    .select(['weight', 'classrooms'])
    .where('draw_id', '=', drawId)
    .orderBy('weight')
    .execute()
}

/** How many slots of a pool a draw could give now. */
export async function countWaitingSlots(tx: Tx, poolId: string): Promise<number> {
  const { waiting } = await tx
    .selectFrom('slots')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('pool_id', '=', poolId)
    .where('classroom_id', 'is', null)
    .where('voided_at', 'is', null)
    .where('frozen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return waiting
}
