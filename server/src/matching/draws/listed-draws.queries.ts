import type { DrawPhase } from '@tower/contract/matching/draws.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { publicColumns, type DrawRow } from './draws.queries.ts'
import { says } from '../../word-query.ts'

export type DrawFilters = {
  state?: DrawPhase | undefined
  /** Part of the name. */
  q?: string | undefined
}

const isComing = sql<boolean>`draw.state in ('scheduled', 'frozen')`

/** One page of all draws: those to come, the next one first, then the past ones, the latest first. */
export async function listDrawRows(
  tx: Tx,
  { page, pageSize, ...filters }: { page: number; pageSize: number } & DrawFilters,
): Promise<{ rows: DrawRow[]; total: number }> {
  const chosen = choose(filters)
  const { rows } = await sql<DrawRow & { total: number }>`
    select ${publicColumns}, (select count(*) from assignment_slots draw ${chosen}) as total
    from assignment_slots draw ${chosen}
    order by ${isComing} desc, case when ${isComing} then draw.slot_starts end, draw.slot_starts desc, draw.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(tx)
  // Beside no row stands no count.
  return { rows, total: rows[0]?.total ?? (await countDraws(tx, chosen)) }
}

function choose({ state, q }: DrawFilters): RawBuilder<unknown> {
  const wanted = [
    ...(state ? [sql`${isComing} = ${state === 'coming'}`] : []),
    ...(q ? [says(sql`draw.slot_name`, q)] : []),
  ]
  return wanted.length > 0 ? sql`where ${sql.join(wanted, sql` and `)}` : sql``
}

async function countDraws(tx: Tx, chosen: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from assignment_slots draw ${chosen}`.execute(tx)
  return rows[0]?.total ?? 0
}
