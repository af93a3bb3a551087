import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { grounds, weight } from './draw-entries.queries.ts'
import type { WeightGroup } from './match-chance.ts'

/** How many rooms of each weight a draw's fixed list holds. */
export async function listWeightsOfDraw(tx: Tx, drawId: string): Promise<WeightGroup[]> {
  const { rows } = await sql<WeightGroup>`
    select weight, count(*)::int as rooms from draw_entries where draw_id = ${drawId}
    group by weight order by weight`.execute(tx)
  return rows
}

/** How many rooms of each weight a list would hold if it were fixed now, one of each teacher; nothing is held for it. */
export async function listWeightsNow(
  tx: Tx,
  { schoolYearStart }: { schoolYearStart: Date },
): Promise<WeightGroup[]> {
  const { rows } = await sql<WeightGroup>`
    select weight, count(*)::int as rooms from (
      select max(${weight}) as weight
      from classrooms room join users teacher on teacher.id = room.teacher_id ${grounds}
      where room.confirmed_at is not null and teacher.role = 'teacher' and teacher.disabled_at is null
        and nominators > 0 and (last_at is null or last_at < ${schoolYearStart})
      group by room.teacher_id
    ) entry
    group by weight order by weight`.execute(tx)
  return rows
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
