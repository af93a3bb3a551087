import type { Tx } from '../../../src/database/database.ts'
import type { Services } from '../../../src/services.ts'
import type { ProspectActor } from '../../../src/people/prospects/prospects.access.ts'
import { setSubmitted } from '../../../src/people/prospects/prospects.queries.ts'
import { decideProspect, decideUpdate } from '../../../src/people/prospects/reviews/decide-prospect.ts'
import { findProspectForReview } from '../../../src/people/prospects/reviews/reviews.queries.ts'
import { seenOf } from '../../../src/people/prospects/reviews/reviews.view.ts'

type Approval = { actor: ProspectActor; approved: boolean }

const decisionOf = (approved: boolean) =>
  approved
    ? ({ outcome: 'approved', reason: '' } as const)
    : ({ outcome: 'hidden', reason: 'A test hides it.' } as const)

/**
 * For tests: staff approve a profile as it is at this moment, handed in first where it is a draft, or hide it. They made
 * sure of its guardians before: in a test everybody signs at once and from one network.
 */
export async function approveProspect(
  services: Services,
  { actor, prospectId, approved }: Approval & { prospectId: string },
): Promise<void> {
  const row = await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    if (approved) {
      await setSubmitted(tx, prospectId, at)
      await proveGuardians(tx, prospectId, at)
    }
    return findProspectForReview(tx, prospectId)
  })
  const seen = row ? seenOf(row) : ''
  await decideProspect(services, { actor, prospectId, seen, ...decisionOf(approved) })
}

/** For tests: staff made sure of all guardians of a profile. */
export async function proveGuardians(tx: Tx, prospectId: string, at: Date): Promise<void> {
  await tx
    .updateTable('prospect_guardians')
    .set({ second_proof: 'Called the family', second_proof_at: at })
    .where('prospect_id', '=', prospectId)
    .where('second_proof', 'is', null)
    .execute()
}

/** For tests: staff approve news, or hide it. */
export function approveUpdate(
  services: Services,
  { actor, updateId, approved }: Approval & { updateId: string },
): Promise<void> {
  return decideUpdate(services, { actor, updateId, ...decisionOf(approved) })
}
