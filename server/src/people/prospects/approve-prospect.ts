import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { requireProspect, type ProspectActor } from './prospects.access.ts'
import { setApproval } from './prospects.queries.ts'

export type ApproveProspect = { actor: ProspectActor; prospectId: string; approved: boolean }

/** Staff let a profile be seen, or hide it again. Nobody is approved without a guardian's consent in force. */
export function approveProspect(
  services: Services,
  { actor, prospectId, approved }: ApproveProspect,
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'approve', at })
    if (approved && prospect.consent_id === null) throw new Refusal('prospects.consent_missing')
    if ((prospect.status === 'approved') === approved) return
    await setApproval(tx, prospectId, approved ? { by: actor.userId, at } : null)
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: approved ? 'prospects.approve' : 'prospects.withdraw_approval',
      targetKind: 'prospect',
      targetId: prospectId,
    })
  })
}
