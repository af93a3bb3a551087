import { zoneAt } from '@tower/contract/org-zone.ts'

const typedForm = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d)?$/

/**
 * The instant of a date and time typed as the charity's clock shows it (`2026-11-23T12:00`). Undefined when it
 * is no date. Of the hour that comes twice in autumn it takes the first; the one that is skipped in spring
 * becomes the hour after.
 */
export function fromOfficeTime(typed: string): Date | undefined {
  const parts = typedForm.exec(typed)?.slice(1, 6).map(Number)
  if (!parts) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  const isReal = new Date(asUtc).toISOString().startsWith(typed.slice(0, 16))
  if (!isReal) return undefined
  // The clock's distance from UTC may change that day: what it was before counts when both or none fit.
  const [before, after] = [asUtc - halfDayMs, asUtc + halfDayMs].map((near) => asUtc - clockAhead(near)) as [
    number,
    number,
  ]
  const fits = (instant: number) => instant + clockAhead(instant) === asUtc
  return new Date(!fits(before) && fits(after) ? after : before)
}

const halfDayMs = 12 * 3_600_000

/** How far the charity's clock is ahead of UTC at an instant, in milliseconds (New York: negative). */
function clockAhead(instant: number): number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zoneAt(instant),
    ...{
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    },
  })
  const shown = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000
}

/** An instant as the charity's clock shows it, in the form that a field of date and time takes. */
export function toOfficeTime(instant: string | Date): string {
  const at = new Date(instant).getTime()
  return new Date(at + clockAhead(at)).toISOString().slice(0, 16)
}
