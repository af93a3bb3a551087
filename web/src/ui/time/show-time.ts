import type { Language } from '@tower/contract/language.ts'
import { zoneAt } from '@tower/contract/org-zone.ts'
import { localeOf } from '../../texts/fill-text.ts'

const monthDay = { month: 'short', day: 'numeric' } as const
const year = { year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

const formats = {
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  date: { ...monthDay, ...year },
  month: { month: 'long', ...year },
  monthDay,
  time,
  moment: { ...monthDay, ...time },
  dated: { ...monthDay, ...year, ...time },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Making one takes a phone some milliseconds, and pages of draws show dozens of instants. */
const made = new Map<string, Intl.DateTimeFormat>()

type Zone = Pick<Intl.DateTimeFormatOptions, 'timeZone'>

function formatOf(as: keyof typeof formats, language: Language, zone: Zone): Intl.DateTimeFormat {
  const key = `${as} ${language} ${zone.timeZone}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(localeOf(language), { ...formats[as], ...zone })
  made.set(key, format)
  return format
}

/**
 * An instant in words, in the organization's time zone with its name, the same on server and screen, so that nothing shifts when
 * the page hydrates; or a day of the calendar (`2026-11-16`), which no zone moves. `day` Monday, November 16 · `date` Nov 16, 2026 ·
 * `month` November 2026 · `monthDay` Nov 16 · `time` 12:00 PM EST · `moment` Nov 16, 12:00 PM EST · `dated` Nov 16, 2026, 12:00 PM EST.
 */
export function showTime(instant: string | Date, as: keyof typeof formats, language: Language): string {
  const at = new Date(instant)
  // Only a day has ten letters.
  const timeZone = String(instant)[10] ? zoneAt(at) : 'UTC'
  // Node and browsers differ in which narrow space they put before “PM”.
  return formatOf(as, language, { timeZone })
    .format(at)
    .replace(/\u202f/g, ' ')
}
