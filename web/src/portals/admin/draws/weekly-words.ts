import { fillText } from '../../../texts/fill-text.ts'

const weekly = /^(\d{1,2}) (\d{1,2}) \* \* ([0-7])$/

/** A schedule of once a week in words; others stay as they are written. */
export function weeklyWords(cron: string, locale: string, words: string): string | undefined {
  const [found, minute = '', hour = '', day = ''] = weekly.exec(cron) ?? []
  if (found === undefined) return undefined
  // A week that begins with a Sunday.
  const at = new Date(Date.UTC(2023, 0, 1 + Number(day), Number(hour), Number(minute)))
  const say = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString(locale, { timeZone: 'UTC', ...options })
  return fillText(words, {
    day: say({ weekday: 'long' }),
    time: say({ timeStyle: 'short' }).replace(/\u202f/g, ' '),
  })
}
