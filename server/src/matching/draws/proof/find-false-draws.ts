import type { Services } from '../../../services.ts'
import { listDrawsToVerify, listPoints, setDrawVerified } from './proof.queries.ts'
import { verifyDraw } from './verify-draw.ts'

/**
 * Draws completed draws again from their stored lists and opened seeds, and compares winners, order and points.
 * Answers the draws that don't come out as stored. Each night those that were never looked at and a few of the
 * others, one after the other, so that in the end all are; `all` at once on demand.
 */
export async function findFalseDraws(
  services: Pick<Services, 'database' | 'clock'>,
  { all }: { all: boolean },
): Promise<string[]> {
  const again = all ? 'all' : againEachNight
  const drawIds = await services.database.read((tx) => listDrawsToVerify(tx, { again }))
  const faults: string[] = []
  for (const drawId of drawIds) {
    const fault = await findFault(services, drawId)
    if (fault) faults.push(`${drawId} (${fault})`)
    else await services.database.transaction((tx) => setDrawVerified(tx, drawId, services.clock.now()))
  }
  return faults
}

const againEachNight = 3

async function findFault(services: Pick<Services, 'database'>, drawId: string): Promise<string | undefined> {
  try {
    const { checks, picks } = await verifyDraw(services, { drawId })
    const failed = checks.find(({ ok }) => !ok)
    if (failed) return failed.name
    const points = await services.database.read((tx) => listPoints(tx, drawId))
    const drawn = picks.map(({ id, r, remainingWeight, from, to }) =>
      [id, r, remainingWeight, from, to].join(),
    )
    const stored = points.map(({ classroom_id, r, remaining_weight, from_point, to_point }) =>
      [classroom_id, r, remaining_weight, from_point, to_point].join(),
    )
    return stored.join(' ') === drawn.slice(0, stored.length).join(' ') ? undefined : 'points'
  } catch (error) {
    return (error as Error).message
  }
}
