import { detailNames } from '@tower/contract/outreach/charity.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findDetails, findDetailsOf, nothingSaid, type DetailsRow } from './charity.queries.ts'
import { saveDetails } from './save-details.ts'

export type RestoreDetails = { actor: Actor; number: number; seenNumber: number }

/** Brings back what an earlier saving said, 0 being the configuration. What stands on receipts stays as it is. */
export async function restoreDetails(
  services: Services,
  { actor, number, seenNumber }: RestoreDetails,
): Promise<DetailsRow> {
  const at = services.clock.now()
  const saved = await services.database.transaction(async (tx) => {
    const before = await findDetails(tx)
    const then = number === 0 ? nothingSaid : await findDetailsOf(tx, number)
    if (!then) throw new Refusal('charity.revision_not_found')
    const { legal_name, ein } = before
    return saveDetails(tx, {
      ...{ actor, before, said: { ...then, legal_name, ein }, seenNumber, at, restores: number },
      ...{ action: 'charity.restored', names: detailNames },
    })
  })
  services.charity.forget()
  return saved
}
