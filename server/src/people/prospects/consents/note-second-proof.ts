import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireProspect, type ProspectActor } from '../prospects.access.ts'
import { isOwnWorkOfMailbox } from '../reviews/is-own-work-of-mailbox.ts'
import { tellCircle } from '../tell-circle.ts'
import { setSecondProof } from './keepers.queries.ts'

export type NoteSecondProof = {
  actor: ProspectActor
  prospectId: string
  guardianId: string
  /** What staff did: whom they called at which number, which paper they saw. */
  proof: string
}

/**
 * Staff note how they made sure that a guardian is another person than the keeper. Whoever wrote the profile or named the
 * guardian can't, under another account at their mailbox neither: their word would prove itself. A later note takes the place of an earlier one, and the log keeps who.
 */
export function noteSecondProof(
  services: Services,
  { actor, prospectId, guardianId, proof }: NoteSecondProof,
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'approve', at })
    if (await isOwnWorkOfMailbox(tx, actor, prospect)) throw new Refusal('prospects.own_work')
    if (proof === '') throw new Refusal('prospects.proof_required')
    const note = { prospectId: prospect.id, guardianId, text: proof, byId: actor.userId, at }
    if (!(await setSecondProof(tx, note))) throw new Refusal('prospects.not_found')
    await tellCircle(tx, prospect.id)
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'prospects.note_second_proof',
      targetKind: 'prospect',
      targetId: prospect.id,
      details: { guardian: guardianId },
    })
  })
}
