import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { Services } from '../../../services.ts'
import { endConsent } from './consents.queries.ts'
import { findSetting, providerOf, type OwnSetting } from './read-consent.ts'

/** A teacher takes back what they agreed to; what is on its way at that moment still arrives. */
export async function takeBackConsent(
  services: Services,
  { teacherId }: { teacherId: string },
): Promise<OwnSetting> {
  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    const ended = await endConsent(tx, { teacherId, at })
    if (ended !== undefined) {
      await writeAudit(tx, {
        ...{ at, actorId: teacherId, action: 'writer.taken_back' },
        ...{ targetKind: 'user', targetId: teacherId, details: { provider: ended } },
      })
    }
    return findSetting(tx, { provider: providerOf(services), teacherId })
  })
}
