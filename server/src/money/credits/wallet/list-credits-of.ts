import type { AboutPersonSubject, AboutRow } from '../../../about.ts'
import type { Tx } from '../../../database/database.ts'
import { entryTypeOf } from './entry-type.ts'
import { listMovements, listToolsMovements, type Movement } from './wallet.queries.ts'

/** What moved a person's credits, the newest first. */
export async function listCreditsOf(tx: Tx, { id }: AboutPersonSubject, limit: number): Promise<AboutRow[]> {
  return (await listMovements(tx, id, { limit })).map(rowOf)
}

/** What moved the tools credits that staff granted a teacher, the newest first. */
export async function listToolsCreditsOf(
  tx: Tx,
  { id }: AboutPersonSubject,
  limit: number,
): Promise<AboutRow[]> {
  return (await listToolsMovements(tx, id, limit)).map(rowOf)
}

function rowOf(movement: Movement): AboutRow {
  return {
    id: movement.id,
    what: movement.memo || null,
    number: null,
    state: null,
    amountCents: null,
    creditCents: movement.credit_cents,
    creditMove: {
      type: entryTypeOf(movement, movement.credit_cents).type,
      other: movement.other_name,
    },
    at: movement.at,
  }
}
