import { hourMs } from '@tower/contract/durations.ts'
import { addDraw } from '../src/matching/draws/add-draw.ts'
import { findDraw } from '../src/matching/draws/draws.queries.ts'
import { nameByDay } from '../src/matching/draws/ensure-weekly-draw.ts'
import { freezeDraw } from '../src/matching/draws/freeze-draw.ts'
import { runDraw } from '../src/matching/draws/run-draw.ts'
import type { Services } from '../src/services.ts'
import { demoBeacon } from './demo-beacon.ts'
import { demoId } from './demo-chance.ts'

/** `round` is the public number that comes out at its start; `name` feeds the chance, people read the day. */
export type DemoDraw = { name: string; startsAt: Date; capacity: number; round: number; actorId: string }

const announcedHours = 6 * 24

/**
 * Schedules, freezes and runs a draw of the past. Its id is fixed, because the result depends on it:
 * every installation of the demo shows the same winners and the same proof. The clock stands at its start.
 */
export async function holdDemoDraw(services: Services, draw: DemoDraw): Promise<void> {
  const drawId = demoId(draw.name)
  const beacon = demoBeacon(services.clock, draw)
  const hoursBefore = (hours: number): Services => {
    const then = new Date(draw.startsAt.getTime() - hours * hourMs)
    const random = { ...services.random, uuid: () => drawId }
    return { ...services, beacon, clock: { now: () => then }, random }
  }
  await scheduleDraw(hoursBefore(announcedHours), drawId, draw)
  await freezeDraw(hoursBefore(1), { drawId })
  await runDraw({ ...services, beacon }, { drawId, actor: null })
}

function scheduleDraw(
  services: Services,
  drawId: string,
  { startsAt, capacity, actorId }: DemoDraw,
): Promise<void> {
  return services.database.transaction(async (tx) => {
    if (await findDraw(tx, drawId)) return
    await addDraw(services, tx, {
      slotName: nameByDay(startsAt),
      startsAt,
      capacity,
      actorId,
      source: 'staff',
    })
  })
}
