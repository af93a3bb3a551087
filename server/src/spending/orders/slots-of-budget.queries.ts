import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

export type SlotOfBudget = { id: string; number: number }

/** The slots whose money lies in a teacher's budget of a school year (1 July to 30 June, UTC), the latest first. */
export async function listSlotsOfBudget(
  tx: Tx,
  { teacherId, fiscalYear }: { teacherId: string; fiscalYear: number },
): Promise<SlotOfBudget[]> {
  const { rows } = await sql<SlotOfBudget>`
    select id, number from slots
    where teacher_id = ${teacherId} and voided_at is null
      and assigned_at >= ${new Date(Date.UTC(fiscalYear - 1, 6, 1))} and assigned_at < ${new Date(Date.UTC(fiscalYear, 6, 1))}
    order by assigned_at desc, number desc`.execute(tx)
  return rows
}
