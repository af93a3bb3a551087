import type { Actor } from '../../../http/actor.ts'
import { countLiveGifts } from '../../../money/giving/sponsorships/end-gifts-of-person.ts'
import type { PersonalData } from '../../../personal-parts.ts'
import type { Services } from '../../../services.ts'
import { findAuthorityFault } from '@tower/contract/people/directory.ts'
import { asRole } from '@tower/contract/access.ts'
import { getPersonFor } from '../../directory/get-person.ts'
import { seesFamilies } from '../../identity/accounts/seen-people.ts'
import { type ErasureRow, findLastErasureRequest } from '../account.queries.ts'
import { gatherTraces } from './gather-traces.ts'

export type ErasurePreview = {
  addresses: readonly string[]
  names: readonly string[]
  monthlyGifts: number
  request: ErasureRow | undefined
  mayErase: boolean
}

/** What an erasure would look for and end, and whether whoever asks may do it. It changes nothing. */
export function previewErasure(
  { database, clock }: Services,
  { actor, userId, personalData }: { actor: Actor; userId: string; personalData: readonly PersonalData[] },
): Promise<ErasurePreview> {
  return database.read(async (tx) => {
    const person = await getPersonFor(tx, actor, userId)
    // Whoever keeps profiles of children is known by their names, too.
    const seen = personalData.filter(({ duty }) => duty !== 'children' || seesFamilies(actor.duties))
    const traces = await gatherTraces(tx, { userId, at: clock.now(), personalData: seen })
    const request = await findLastErasureRequest(tx, userId)
    const asker = { id: actor.userId, role: actor.role }
    const isAllowed = !findAuthorityFault(asker, { id: person.id, role: asRole(person.role) })
    return {
      addresses: traces.addresses,
      names: traces.names,
      monthlyGifts: await countLiveGifts(tx, traces),
      request,
      mayErase: isAllowed && (actor.role === 'superadmin' || request?.state === 'requested'),
    }
  })
}
