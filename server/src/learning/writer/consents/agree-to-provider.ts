import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { endConsent, findConsent, insertConsent } from './consents.queries.ts'
import { findSetting, providerOf, type OwnSetting } from './read-consent.ts'

/** A teacher agrees that the provider whose name they read writes for their classrooms. Once is enough. */
export async function agreeToProvider(
  services: Services,
  { teacherId, provider: read }: { teacherId: string; provider: string },
): Promise<OwnSetting> {
  const provider = providerOf(services)
  if (provider === null) throw new Refusal('writer.off')
  if (read !== provider) throw new Refusal('writer.provider_changed')
  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    const known = await findConsent(tx, teacherId)
    if (known?.provider !== provider) {
      await endConsent(tx, { teacherId, at })
      // Of two at once the second finds it given.
      if (await insertConsent(tx, { teacherId, provider, at })) {
        await writeAudit(tx, {
          ...{ at, actorId: teacherId, action: 'writer.agreed' },
          ...{ targetKind: 'user', targetId: teacherId, details: { provider } },
        })
      }
    }
    return findSetting(tx, { provider, teacherId })
  })
}
