import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { Services } from '../../../services.ts'
import { findGiver, type Asker } from './find-giver.ts'
import { replaceLinkKeys } from './giver.queries.ts'

/** From now on no link mailed before opens a giver's gifts, the one in hand included. */
export function revokeGiverLinks(services: Services, asker: Asker): Promise<void> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const { donorId } = await findGiver(tx, asker, at)
    if (donorId === null) return
    await replaceLinkKeys(tx, donorId)
    await writeAudit(tx, {
      at,
      actorId: 'userId' in asker ? asker.userId : null,
      action: 'giving.revoke_links',
      targetKind: 'donor',
      targetId: donorId,
    })
  })
}
