import type { Language } from '@tower/contract/language.ts'
import { zoneAt } from '@tower/contract/org-zone.ts'

const tags = { en: 'en-US', es: 'es-US' } as const

const styles = {
  /** December 31, 2026 */
  long: { dateStyle: 'long' },
  /** Dec 31, 2026 */
  medium: { dateStyle: 'medium' },
  /** Thursday, December 31 */
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  /** December 31 */
  monthDay: { month: 'long', day: 'numeric' },
  /** December 2026 */
  month: { month: 'long', year: 'numeric' },
  /** December 31, 2026 at 8:30 PM EST */
  moment: {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Style = keyof typeof styles

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string, language: Language, style: Style): Intl.DateTimeFormat {
  const key = `${zone} ${language} ${style}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(tags[language], { ...styles[style], timeZone: zone })
  formats.set(key, format)
  return format
}

/** The organization's day of an instant in words, as papers and mails say it. */
export const sayDay = (at: Date, language: Language, style: Style = 'long'): string =>
  formatOf(zoneAt(at), language, style).format(at)

/** A day of the calendar, such as one that somebody typed, in words: of no zone. */
export const sayCalendarDay = (day: string, language: Language, style: Style = 'long'): string =>
  formatOf('UTC', language, style).format(Date.parse(day))
