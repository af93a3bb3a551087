import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import type { SharedTower, towerEndpoints } from '@tower/contract/money/tower.contract.ts'
import type { Config } from '../../../config.ts'
import type { OwnTowerReport } from './own-tower.ts'
import type { SharedTowerRow } from './tower-progress.queries.ts'

/** The tower that everybody shares, as everybody sees it. */
export function viewSharedTower(
  { ordinal, cents, gifts, match_funded }: SharedTowerRow,
  { POOL_AFTER_DAYS: days }: Pick<Config, 'POOL_AFTER_DAYS'>,
): SharedTower {
  return { ordinal, cents, gifts, target_cents: slotPriceCents, joined_after_days: days, match_funded }
}

/** A giver's own tower, as the holder of a mailed link sees it. */
export function viewOwnTower({
  cents,
  joinsAt,
  waitDays,
}: OwnTowerReport): HandlerOutput<typeof towerEndpoints.own> {
  return { cents, joins_at: joinsAt?.toISOString() ?? null, wait_days: waitDays }
}
