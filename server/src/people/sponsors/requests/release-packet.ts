import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findRequestForUpdate, markReleased, type SponsorRequestRow } from './requests.queries.ts'

export type ReleasedPacket = { packetKey: string; isNew: boolean; request: SponsorRequestRow }

/** Releases the packet of the first steps, whatever was paid how. A second time it is the same link. */
export function releasePacket(
  services: Services,
  { actor, requestId }: { actor: Actor; requestId: string },
): Promise<ReleasedPacket> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const before = await findRequestForUpdate(tx, requestId)
    if (!before) throw new Refusal('sponsors.request_not_found')
    if (before.packet_key !== null) return { packetKey: before.packet_key, isNew: false, request: before }
    const packetKey = services.random.bytes(24).toString('base64url')
    await markReleased(tx, { id: requestId, actorId: actor.userId, at, packetKey })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'sponsors.packet_released',
      targetKind: 'sponsor_request',
      targetId: requestId,
    })
    const request = (await findRequestForUpdate(tx, requestId)) ?? before
    return { packetKey, isNew: true, request }
  })
}
