import { isStaff } from '@tower/contract/access.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { requireGuardian, type ProspectActor } from './prospects.access.ts'
import { findProspectForUpdate, insertConsent } from './prospects.queries.ts'

export type GrantConsent = {
  actor: ProspectActor
  prospectId: string
  /** Staff name the signed paper they hold. */
  evidence?: string
}

/** A guardian allows the profile to be shown, or staff record the paper on which one does. It shows nothing by itself. */
export function grantConsent(
  services: Services,
  { actor, prospectId, evidence }: GrantConsent,
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const prospect = await findProspectForUpdate(tx, prospectId)
    if (!prospect) throw new Refusal('prospects.not_found')
    requireGuardian(actor, prospect)
    const paper = evidence?.trim() || null
    if (isStaff(actor.role) && paper === null) throw new Refusal('prospects.evidence_required')
    if (prospect.consent_id !== null) return
    const at = services.clock.now()
    const guardianId = isStaff(actor.role) ? null : actor.userId
    await insertConsent(tx, {
      prospectId,
      granted: true,
      guardianId,
      recordedById: actor.userId,
      evidence: paper,
      at,
    })
    await notifyStaff(tx, {
      type: 'prospect_consented',
      title: 'Guardian consented',
      message: `The profile of ${prospect.first_name} can be approved now.`,
    })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'prospects.grant_consent',
      targetKind: 'prospect',
      targetId: prospectId,
    })
  })
}
