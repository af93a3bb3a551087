import type { Tx } from '../../../database/database.ts'
import { findAllowanceForUpdate } from './allowances.queries.ts'
import { endAllowance } from './settle-allowance.ts'

/** Ends an allowance that still buys; what no purchase holds goes back to the budget. */
export async function endAllowanceOf(
  tx: Tx,
  { allowanceId, at }: { allowanceId: string; at: Date },
): Promise<void> {
  const allowance = await findAllowanceForUpdate(tx, allowanceId)
  if (allowance?.state === 'open') await endAllowance(tx, allowance, { at })
}
