import type { MergeHindrance } from '@tower/contract/matching/classrooms.ts'
import { sql } from 'kysely'
import type { Tx } from './database/database.ts'
import type { TablesOfClassrooms } from './of-classrooms.ts'

/**
 * The first thing kept of a classroom that can't become another classroom's; undefined where there is none. It asks
 * tables of any domain what their records say of them.
 */
export async function findHindrance(
  tx: Tx,
  { classroomId, tables }: { classroomId: string; tables: TablesOfClassrooms },
): Promise<MergeHindrance | undefined> {
  for (const [table, rows] of tables) {
    if (typeof rows === 'string') continue
    const condition = rows.where === undefined ? sql`true` : sql.raw(rows.where)
    const { rows: found } = await sql`
      select from ${sql.table(table)} held where held.classroom_id = ${classroomId} and ${condition} limit 1`.execute(
      tx,
    )
    if (found.length > 0) return rows.hinders
  }
  return undefined
}
