import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { publicColumns, type DrawRow } from './draws.queries.ts'

/** One page of all draws: those to come, the next one first, then the past ones, the latest first. */
export async function listDraws(
  tx: Tx,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: DrawRow[]; total: number }> {
  const { rows } = await sql<DrawRow & { total: number }>`
    select ${publicColumns}, (select count(*) from assignment_slots) as total from assignment_slots draw
    order by draw.state in ('scheduled', 'frozen') desc,
      case when draw.state in ('scheduled', 'frozen') then draw.slot_starts end,
      draw.slot_starts desc, draw.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(tx)
  // Beside no row stands no count.
  return { rows, total: rows[0]?.total ?? (await countDraws(tx)) }
}

async function countDraws(tx: Tx): Promise<number> {
  const { total } = await tx
    .selectFrom('assignment_slots')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
