import { legalNames } from '@tower/contract/outreach/charity.ts'
import type { Actor } from '../../http/actor.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import type { Services } from '../../services.ts'
import { findDetails, type DetailsRow, type SaidDetails } from './charity.queries.ts'
import { saveDetails } from './save-details.ts'

export type ChangeLegal = {
  actor: Actor
  legal: Pick<SaidDetails, 'legal_name' | 'ein'>
  seenNumber: number
}

/** Says what stands on receipts: who the charity is by law, and its tax number. */
export async function changeLegal(
  services: Services,
  { actor, legal, seenNumber }: ChangeLegal,
): Promise<DetailsRow> {
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const saved = await services.database.transaction(async (tx) => {
    const before = await findDetails(tx)
    return saveDetails(tx, {
      ...{ actor, before, said: { ...before, ...legal }, seenNumber, at },
      ...{ action: 'charity.legal_changed', names: legalNames },
    })
  })
  services.charity.forget()
  return saved
}
