import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { requireGuardian, type ProspectActor } from './prospects.access.ts'
import { findProspectForUpdate, insertConsent } from './prospects.queries.ts'

export type RevokeConsent = { actor: ProspectActor; prospectId: string; reason?: string }

/** Takes a consent back: profile, goals and news are hidden with the commit, and need a new approval to be seen again. */
export function revokeConsent(
  services: Services,
  { actor, prospectId, reason }: RevokeConsent,
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const prospect = await findProspectForUpdate(tx, prospectId)
    if (!prospect) throw new Refusal('prospects.not_found')
    requireGuardian(actor, prospect)
    if (prospect.consent_id === null) return
    const at = services.clock.now()
    await insertConsent(tx, {
      prospectId,
      granted: false,
      guardianId: actor.role === 'guardian' ? actor.userId : null,
      recordedById: actor.userId,
      evidence: reason?.trim() || null,
      at,
    })
    await notifyStaff(tx, {
      type: 'prospect_consent_revoked',
      title: 'Guardian took consent back',
      message: `The profile of ${prospect.first_name} is hidden. Its monthly gifts are being ended at the payment provider, and their givers are told.`,
    })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'prospects.revoke_consent',
      targetKind: 'prospect',
      targetId: prospectId,
      details: { was: prospect.status },
    })
  })
}
