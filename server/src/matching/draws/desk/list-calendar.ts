import { dayMs } from '@tower/contract/durations.ts'
import { freezeMinutes } from '@tower/contract/matching/draws.ts'
import type { Tx } from '../../../database/database.ts'
import { nextOccurrence } from '../../../next-occurrence.ts'
import { listCalendarDraws, type CalendarRow } from './desk.queries.ts'

/** A start that the schedule names, with the draw that is meant for it, or a draw that stands on another day. */
export type CalendarLine = {
  starts: Date
  draw: CalendarRow | undefined
  source: 'staff' | 'schedule'
  movedTo: Date | undefined
}
export type Calendar = CalendarLine[]

const weeks = 8
const mostStarts = 60
const weekMs = 7 * dayMs

/**
 * The coming weeks: the starts of DRAW_CRON, whether their draw is made yet or not, and every other draw in between. A start so near
 * that no draw can be announced for it any more is named with its draw alone.
 */
export async function listCalendar(tx: Tx, { cron, now }: { cron: string; now: Date }): Promise<Calendar> {
  const until = new Date(now.getTime() + weeks * weekMs)
  const draws = await listCalendarDraws(tx, { from: now, until })
  const earliest = now.getTime() + freezeMinutes * 60_000
  const planned = startsOf(cron, now, until).flatMap((starts): CalendarLine[] => {
    const draw = draws.find(({ planned_for: at }) => at?.getTime() === starts.getTime())
    if (!draw && starts.getTime() < earliest) return []
    const isMoved = draw && draw.slot_starts.getTime() !== starts.getTime()
    return [{ starts, draw, source: 'schedule', movedTo: isMoved ? draw.slot_starts : undefined }]
  })
  const shown = new Set(planned.flatMap(({ draw, movedTo }) => (draw && !movedTo ? [draw.id] : [])))
  const others = draws
    .filter(({ id, slot_starts: at }) => !shown.has(id) && at >= now && at <= until)
    .map((draw): CalendarLine => ({
      starts: draw.slot_starts,
      draw,
      source: draw.source,
      movedTo: undefined,
    }))
  return [...planned, ...others].sort((one, other) => one.starts.getTime() - other.starts.getTime())
}

function startsOf(cron: string, from: Date, until: Date): Date[] {
  const starts: Date[] = []
  for (
    let at = nextOccurrence(cron, from);
    at <= until && starts.length < mostStarts;
    at = nextOccurrence(cron, at)
  )
    starts.push(at)
  return starts
}
