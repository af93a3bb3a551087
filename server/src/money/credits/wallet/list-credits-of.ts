import type { AboutPersonSubject, AboutRow } from '../../../about.ts'
import type { Tx } from '../../../database/database.ts'
import { listMovements } from './wallet.queries.ts'

/** What moved a person's credits, the newest first. */
export async function listCreditsOf(tx: Tx, { id }: AboutPersonSubject, limit: number): Promise<AboutRow[]> {
  const movements = await listMovements(tx, id, { limit })
  return movements.map((movement) => ({
    id: movement.id,
    what: movement.memo || null,
    number: null,
    state: null,
    amountCents: null,
    creditCents: movement.credit_cents,
    at: movement.at,
  }))
}
