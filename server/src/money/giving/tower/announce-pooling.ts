import { asLanguage } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import type { Services } from '../../../services.ts'
import { lockDonor } from '../minting/hold-back.ts'
import { findOwnTower, findTowerReader, setAnnounced } from './pooling.queries.ts'
import { poolingRule } from './pooling-rule.ts'
import { waitLink } from './tower-link.ts'

/** Tells a giver, two weeks before, that their tower joins the shared one, and how to let it wait. */
export async function announcePooling(services: Services, tx: Tx, donorId: string): Promise<void> {
  const at = services.clock.now()
  await lockDonor(tx, donorId)
  const tower = await findOwnTower(tx, donorId)
  const rule = poolingRule(services.config)
  if (!tower || !rule.isToBeAnnounced(tower, at)) return
  const waitKey = tower.wait_key ?? services.random.bytes(32).toString('base64url')
  const poolsAt = rule.poolsAt(at)
  await setAnnounced(tx, { donorId, at, poolsAt, waitKey })
  const reader = await findTowerReader(tx, donorId)
  if (!reader) return
  await queueSealedMail(services, tx, {
    dedupeKey: `tower-joins:${donorId}:${at.toISOString()}`,
    to: reader.email,
    template: 'tower_joins',
    locale: asLanguage(reader.language),
    params: {
      giverName: reader.name,
      cents: tower.balance_cents,
      joinsAt: poolsAt.toISOString(),
      waitPath: waitLink({ id: donorId, wait_key: waitKey, address: reader.email }, at),
      waitDays: services.config.POOL_AFTER_DAYS,
    },
  })
}
