import { freezeMinutes } from '@tower/contract/matching/draws.ts'
import type { Tx } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { addDraw } from './add-draw.ts'
import { isPausedForUpdate } from './desk/pause-schedule.queries.ts'
import { isThereAClassroom } from './draws.queries.ts'
import { nextOccurrence } from '../../next-occurrence.ts'
import { sayDay } from '../../say-day.ts'

/**
 * Keeps the next draw of the schedule (`DRAW_CRON`, UTC) present, so that its sealed seed is public a week ahead.
 * One per instant, however many processes ask; a voided one is not replaced. Nothing is announced before there is a classroom
 * that could win, nor while staff have paused the schedule.
 */
export function ensureWeeklyDraw(services: Services): Promise<string | undefined> {
  return services.database.transaction((tx) => ensureWeeklyDrawIn(services, tx))
}

/** The same in a transaction that is open already. */
export async function ensureWeeklyDrawIn(services: Services, tx: Tx): Promise<string | undefined> {
  const { DRAW_CRON, DRAW_CAPACITY } = services.config
  // One that is too near for its list to be public for an hour is left out: the one after takes its place.
  const earliest = services.clock.now().getTime() + freezeMinutes * 60_000
  const startsAt = nextOccurrence(DRAW_CRON, new Date(earliest - 1))
  if (!(await isThereAClassroom(tx)) || (await isPausedForUpdate(tx))) return undefined
  return addDraw(services, tx, {
    slotName: nameByDay(startsAt),
    startsAt,
    capacity: DRAW_CAPACITY,
    source: 'schedule',
    actorId: null,
  })
}

/** What a draw is called that nobody named: `Draw of November 16, 2026`. Pages say it in their own language. */
export function nameByDay(startsAt: Date): string {
  return `Draw of ${sayDay(startsAt, 'en')}`
}
