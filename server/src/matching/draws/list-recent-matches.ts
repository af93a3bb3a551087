import type { Services } from '../../services.ts'
import { listPicks, type PickRow } from './draw-results.queries.ts'
import { findLastGivingDraw, type DrawRow } from './draws.queries.ts'

const shownMatches = 50

/** The classrooms of the latest draw that gave something. */
export function listRecentMatches(
  services: Services,
): Promise<{ draw: DrawRow | undefined; picks: PickRow[] }> {
  return services.database.read(async (tx) => {
    const draw = await findLastGivingDraw(tx)
    if (!draw) return { draw, picks: [] }
    return { draw, picks: await listPicks(tx, { drawId: draw.id, limit: shownMatches }) }
  })
}
