import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refusal.ts'
import { selectClaimForUpdate, type OpenClaim } from './claims.queries.ts'
import { isSamePerson } from '../../../people/identity/accounts/is-same-person.ts'

/**
 * A claim that nobody decided on yet, locked. Of two who decide at once, the second learns who was first; and nobody
 * decides on their own.
 */
export async function requireOpenClaim(
  tx: Tx,
  { claimId, actor }: { claimId: string; actor: Pick<Actor, 'userId'> },
): Promise<OpenClaim> {
  const claim = await selectClaimForUpdate(tx, claimId)
  if (!claim) throw new Refusal('nominations.claim_not_found')
  if (await isSamePerson(tx, actor, [claim.accountId], [claim.email]))
    throw new Refusal('nominations.claim_own')
  if (claim.status === 'waiting') return claim
  const by = claim.decidedBy === null ? '' : ` by ${claim.decidedBy}`
  throw new Refusal('nominations.claim_decided', `This confirmation was ${claim.status} before${by}.`)
}
