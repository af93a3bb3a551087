import type { Tx } from '../../database/database.ts'
import { nextAfter, type Resealed } from '../../reseal.ts'
import type { Services } from '../../services.ts'
import { openBytes, resealBytes, type SealFor } from './seal-bytes.ts'

export type SealedRow = { id: string; sealed: string }
type Change = { id: string; from: string; to: string }

type Rows = {
  found: readonly SealedRow[]
  purpose: SealFor['purpose']
  /** Puts a row under another seal, unless somebody was quicker. */
  save(tx: Tx, change: Change): Promise<void>
}

/** Seals rows with the secret of now, those that are not yet. */
export async function resealRows(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  { found, purpose, save }: Rows,
): Promise<Resealed> {
  let [resealed, unreadable] = [0, 0]
  for (const { id, sealed } of found) {
    const seal = { purpose, rowId: id }
    const to = resealBytes(services, seal, sealed)
    if (to !== undefined) {
      await save(tx, { id, from: sealed, to })
      resealed += 1
    } else if (!openBytes(services, seal, sealed)) unreadable += 1
  }
  return { last: nextAfter(found), resealed, unreadable }
}
