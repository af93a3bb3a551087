import type { Tx } from '../../database/database.ts'
import { listProgramSums } from './payments/payments.queries.ts'

/** What each program was given, refunds taken off, by program id. */
export async function readProgramSums(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await listProgramSums(tx)
  return new Map(rows.map(({ program_key, given_cents }) => [program_key, given_cents]))
}
