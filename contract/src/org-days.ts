/**
 * The one place that cuts an instant into days, months and years. The database has the same functions (`org_day`,
 * `org_fiscal_year`, `org_day_start`); both are held to the same table of instants by a test.
 */
import { dayMs } from './durations.ts'
import { zoneAt } from './org-zone.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  // Swedes write days as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
  })
  formats.set(zone, format)
  return format
}

const dayIn = (zone: string, at: Date | number) => formatOf(zone).format(at).padStart(10, '0')

/** The organization's day of an instant: `2026-12-31`. */
export const dayOf = (at: Date | number): string => dayIn(zoneAt(at), at)

/** The organization's month of an instant: `2026-12`. */
export const monthOf = (at: Date | number): string => dayOf(at).slice(0, -3)

/** The organization's year of an instant. */
export const yearOf = (at: Date | number): number => Number(dayOf(at).slice(0, -6))

/** The day some days after one, or before it: days of the calendar, of no zone. */
export function moveDay(day: string, by: number): string {
  return writeDay(Date.parse(day) + by * dayMs)
}

/** The month some months after one, or before it. */
export function moveMonth(month: string, by: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number)
  return writeDay(Date.UTC(year, place - 1 + by, 1)).slice(0, -3)
}

/** A day of the calendar by its numbers; February 29 of a year that has none is March 1. */
export const calendarDay = (year: number, month: number, day: number): string =>
  writeDay(Date.UTC(year, month - 1, day))

/** The last day of a month. */
export const lastDayOf = (month: string): string => moveDay(`${moveMonth(month, 1)}-01`, -1)

/** A day of the calendar that stands for itself, at midnight of UTC. */
const writeDay = (midnight: number) => new Date(midnight).toISOString().slice(0, 10)

/** No zone is further than this from UTC. */
const farthestMs = 1.5 * dayMs

/** The first instant of a day, found by halving: days follow one another without a gap, whatever clocks do. */
function findStart(day: string, cut: (at: number) => string): number {
  const middle = Date.parse(day)
  let [before, from] = [middle - farthestMs, middle + farthestMs]
  while (from - before > 1) {
    const between = Math.floor((before + from) / 2)
    if (cut(between) < day) before = between
    else from = between
  }
  return from
}

/** The first instant of the organization's day; where the clock skips midnight, the instant at which it does. */
export const startOfDay = (day: string): Date => new Date(findStart(day, dayOf))

/** The first midnight of a zone at an instant or after it. */
export function firstMidnight(zone: string, at: number): Date {
  const day = dayIn(zone, at)
  const start = (which: string) => findStart(which, (instant) => dayIn(zone, instant))
  const today = start(day)
  return new Date(today >= at ? today : start(moveDay(day, 1)))
}

/** The first instant after the organization's day. */
export const endOfDay = (day: string): Date => startOfDay(moveDay(day, 1))

/** The first instant of the organization's month. */
export const startOfMonth = (month: string): Date => startOfDay(`${month}-01`)

/** The first instant of the organization's year. */
export const startOfYear = (year: number): Date => startOfDay(`${String(year).padStart(4, '0')}-01-01`)

/** Noon of the organization's day; where a clock or the zone is moved that day, the middle of what is left of it. */
export const noonOf = (day: string): Date =>
  new Date((startOfDay(day).getTime() + endOfDay(day).getTime()) / 2)

/** Noon of a day that somebody typed, or now, where that is still to come: nothing is booked ahead. */
export function noonBy(day: string, now: Date): Date {
  const noon = noonOf(day)
  return noon < now ? noon : now
}
