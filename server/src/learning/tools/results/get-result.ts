import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { selectResult, type ShownResult } from './results.queries.ts'

/** A result of a teacher's own; of somebody else there is none. */
export async function getResult(tx: Tx, own: { id: string; teacherId: string }): Promise<ShownResult> {
  const result = await selectResult(tx, own)
  if (!result) throw new Refusal('tools.result_not_found')
  return result
}
