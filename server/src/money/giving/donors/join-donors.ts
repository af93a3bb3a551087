import { isStaff } from '@tower/contract/access.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { joinHeld } from '../../credits/wallet/join-held.ts'
import { releaseHeld } from '../../credits/wallet/release-held.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { mergeDonors } from './merge-donors.ts'
import { listDonorsForUpdate } from './staff-donors.queries.ts'

export type JoinDonors = { actor: Actor; fromId: string; intoId: string; reason: string }

/**
 * Staff join two givers who are one person: gifts, slots, credits and what is left towards the next slot move, by the same
 * operation as when an account proves an address. A giver with an account stays: only one without is joined into another.
 */
export async function joinDonors(services: Services, input: JoinDonors): Promise<void> {
  const { actor, fromId, intoId, reason } = input
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  if (fromId === intoId) throw new Refusal('giving.donor_same')
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const donors = await listDonorsForUpdate(tx, [fromId, intoId])
    const [from, into] = [fromId, intoId].map((id) => donors.find((donor) => donor.id === id))
    for (const donor of [from, into])
      if (!donor || donor.kind !== 'person' || donor.merged_into_id)
        throw new Refusal('giving.donor_not_found')
    if (from?.user_id !== null) throw new Refusal('giving.donor_has_account')
    const userId = into?.user_id ?? null
    if (userId === null) await joinHeld(tx, { fromId, intoId, actorId: actor.userId, at })
    else await releaseHeld(tx, { holderId: fromId, userId, at })
    await mergeDonors(tx, { fromId, intoId, at })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'giving.join_donors',
      targetKind: 'donor',
      targetId: fromId,
      details: { joined_into: intoId, reason: reason.trim() },
    })
  })
}
