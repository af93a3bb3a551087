import type { Language } from '@tower/contract/language.ts'
import { localeOf } from '../../texts/fill-text.ts'

/**
 * Times are shown in the charity's time zone with its name, the same on server and screen, so that
 * nothing shifts when the page hydrates.
 */
export const officeTimeZone = 'America/New_York'

const formats = {
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  date: { month: 'short', day: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthDay: { month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  moment: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  dated: {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** An instant in words: `day` Monday, November 16 · `date` Nov 16, 2026 · `month` November 2026 · `monthDay` Nov 16 · `time` 12:00 PM EST · `moment` Nov 16, 12:00 PM EST · `dated` Nov 16, 2026, 12:00 PM EST. */
export function showTime(instant: string | Date, as: keyof typeof formats, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { ...formats[as], timeZone: officeTimeZone })
  // Node and browsers differ in which narrow space they put before “PM”.
  return format.format(new Date(instant)).replace(/\u202f/g, ' ')
}
