import { Refusal } from '../../../refusal.ts'
import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { findNextDraw } from '../draws.queries.ts'
import { catchUpStandings } from '../standings/keep-standings.ts'
import { listCalendar, type Calendar } from './list-calendar.ts'
import { findDeskDraw, type DeskDrawRow } from './desk.queries.ts'
import { findPause, type SchedulePause } from './pause-schedule.queries.ts'
import { listDrawActs, type DrawActRow } from './draw-acts.queries.ts'
import { readForecast } from './read-forecast.ts'

export type DeskDrawRead = {
  draw: DeskDrawRow
  acts: DrawActRow[]
  forecast: Awaited<ReturnType<typeof readForecast>> | null
}

/** One draw as staff see it. */
export async function readDeskDraw(
  services: Services,
  { drawId }: { drawId: string },
): Promise<DeskDrawRead> {
  await catchUpStandings(services)
  return services.database.read((tx) => getDeskDraw(tx, drawId, services.clock.now()))
}

/** The same within a transaction, after an act. */
export async function getDeskDraw(tx: Tx, drawId: string, now: Date): Promise<DeskDrawRead> {
  const draw = await findDeskDraw(tx, drawId)
  if (!draw) throw new Refusal('draws.not_found')
  const isComing = draw.state === 'scheduled' || draw.state === 'frozen'
  const acts = await listDrawActs(tx, drawId)
  return { draw, acts, forecast: isComing ? await readForecast(tx, draw, now) : null }
}

/** The next draw and the calendar of the weeks after it. */
export async function readNextOnDesk(
  services: Services,
): Promise<{ next: DeskDrawRead | undefined; calendar: Calendar; pause: SchedulePause | undefined }> {
  await catchUpStandings(services)
  const now = services.clock.now()
  return services.database.read(async (tx) => {
    const draw = await findNextDraw(tx)
    const calendar = await listCalendar(tx, { cron: services.config.DRAW_CRON, now })
    const pause = await findPause(tx)
    return { next: draw && (await getDeskDraw(tx, draw.id, now)), calendar, pause }
  })
}
