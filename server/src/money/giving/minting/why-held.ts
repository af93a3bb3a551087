import type { Tx } from '../../../database/database.ts'
import { listReasonsToHold, type ReasonToHold } from './why-held.queries.ts'

export type { ReasonToHold } from './why-held.queries.ts'

/** Why slots of these donors are held back, each reason once for each donor. */
export function findReasonsToHold(tx: Tx, donorIds: readonly string[]): Promise<ReasonToHold[]> {
  return listReasonsToHold(tx, donorIds)
}
