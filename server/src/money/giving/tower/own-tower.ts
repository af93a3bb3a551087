import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import type { Tx } from '../../../database/database.ts'
import { lockDonor } from '../minting/hold-back.ts'
import { clearAnnounced, findOwnTower, findTowerReader, type OwnTower } from './pooling.queries.ts'
import { poolingRule } from './pooling-rule.ts'
import { readSignedLink } from '../../../signed-link.ts'
import { opensTower } from './tower-link.ts'

/** A giver's own tower, as the holder of a mailed link sees it. */
export type OwnTowerReport = { cents: number; joinsAt: Date | null; waitDays: number }

/** What lies on a giver's own tower and when it joins the shared one. */
export function readOwnTower(services: Services, { link }: { link: string }): Promise<OwnTowerReport> {
  return services.database.read(async (tx) =>
    reportOf(services, await findByLink(tx, link, services.clock.now())),
  )
}

/** Lets a giver's own tower wait as many days again, from now on. */
export function keepOwnTower(services: Services, { link }: { link: string }): Promise<OwnTowerReport> {
  const at = services.clock.now()
  return services.database.transaction(async (tx) => {
    const { id: donorId } = await findByLink(tx, link, at)
    await lockDonor(tx, donorId)
    await clearAnnounced(tx, { donorId, waitsSince: at })
    return reportOf(services, await findByLink(tx, link, at))
  })
}

async function findByLink(tx: Tx, link: string, at: Date): Promise<OwnTower> {
  const claim = readSignedLink(link)
  if (!claim) throw new Refusal('giving.tower_link_invalid')
  const tower = await findOwnTower(tx, claim.id)
  const reader = tower && (await findTowerReader(tx, tower.id))
  if (!tower?.wait_key || !reader) throw new Refusal('giving.tower_link_invalid')
  if (!opensTower(claim, { id: tower.id, wait_key: tower.wait_key, address: reader.email }))
    throw new Refusal('giving.tower_link_invalid')
  if (claim.expiresAt <= at) throw new Refusal('giving.tower_link_expired')
  return tower
}

function reportOf(services: Services, tower: OwnTower): OwnTowerReport {
  const { balance_cents: cents } = tower
  const joinsAt = cents > 0 ? poolingRule(services.config).joinsAt(tower, services.clock.now()) : null
  return { cents, joinsAt, waitDays: services.config.POOL_AFTER_DAYS }
}
