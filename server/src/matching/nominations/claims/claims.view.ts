import type { ClassroomClaim } from '@tower/contract/matching/classroom-claims.contract.ts'
import type { ClaimRow } from './claims.queries.ts'

/** A confirmation as staff see it. */
export function viewClaim(claim: ClaimRow): ClassroomClaim {
  return {
    ...claim,
    claimed_at: claim.claimed_at.toISOString(),
    decided_at: claim.decided_at?.toISOString() ?? null,
  }
}
