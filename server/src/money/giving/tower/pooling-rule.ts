import { dayMs } from '@tower/contract/durations.ts'
import type { Config } from '../../../config.ts'
import type { OwnTower } from './pooling.queries.ts'

/** How long before a tower joins the shared one its giver is told. */
const noticeDays = 14

/**
 * When what lies on a giver's own tower joins the shared one: so many days after their last gift, or after they asked to
 * wait, and never sooner than two weeks after they were told.
 */
export function poolingRule({ POOL_AFTER_DAYS: days }: Pick<Config, 'POOL_AFTER_DAYS'>) {
  const untouchedSince = (at: Date) => new Date(at.getTime() - (days - noticeDays) * dayMs)

  function isUntouched(tower: OwnTower, since: Date): boolean {
    const touchedAt = Math.max(tower.last_gift_at?.getTime() ?? 0, tower.waits_since?.getTime() ?? 0)
    return touchedAt < since.getTime()
  }

  return {
    untouchedSince,
    poolsAt: (announcedAt: Date) => new Date(announcedAt.getTime() + noticeDays * dayMs),
    isToBeAnnounced: (tower: OwnTower, at: Date) =>
      tower.merged_into_id === null &&
      tower.balance_cents > 0 &&
      tower.pools_at === null &&
      isUntouched(tower, untouchedSince(at)),
    /** Whether nothing came since it was announced. */
    isStillDue: (tower: OwnTower, at: Date) =>
      tower.merged_into_id === null &&
      tower.balance_cents > 0 &&
      tower.pooling_announced_at !== null &&
      tower.pools_at !== null &&
      tower.pools_at <= at &&
      isUntouched(tower, tower.pooling_announced_at),
    /** When a tower joins the shared one, as far as can be said today. */
    joinsAt: (tower: Pick<OwnTower, 'pools_at' | 'last_gift_at' | 'waits_since'>, at: Date) => {
      const touchedAt = Math.max(
        tower.last_gift_at?.getTime() ?? at.getTime(),
        tower.waits_since?.getTime() ?? 0,
      )
      return tower.pools_at ?? new Date(touchedAt + days * dayMs)
    },
  }
}
