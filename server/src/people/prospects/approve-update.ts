import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { setUpdateApproval } from './goals.queries.ts'
import { requireProspectReviewer, type ProspectActor } from './prospects.access.ts'

export type ApproveUpdate = { actor: ProspectActor; updateId: string; approved: boolean }

/** Staff let news be seen, or hide it again. */
export function approveUpdate(
  services: Services,
  { actor, updateId, approved }: ApproveUpdate,
): Promise<void> {
  return services.database.transaction(async (tx) => {
    requireProspectReviewer(actor)
    const prospectId = await setUpdateApproval(tx, { updateId, approvedById: approved ? actor.userId : null })
    if (prospectId === undefined) throw new Refusal('prospects.update_not_found')
    await writeAudit(tx, {
      at: services.clock.now(),
      actorId: actor.userId,
      action: approved ? 'prospects.approve_update' : 'prospects.hide_update',
      targetKind: 'prospect_update',
      targetId: updateId,
    })
  })
}
