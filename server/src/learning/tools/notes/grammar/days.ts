import type { Bilingual, Hit, Reading } from './reading.ts'
import { skipIf, skipWord, tokenAt } from './reading.ts'
import { lookUp, tableOf } from './word-table.ts'
import { months, relativeDays, weekdays } from '../words/days.ts'

/** A day, a month or a stretch like "next week", with the words that lead to it. */
export type DayPoint = Bilingual & {
  /** "on", "in" or nothing before it in English. */
  lead: string
  /** "el", "en" or nothing before it in Spanish. */
  article: string
  /** It was before the day of writing, by its own words. */
  past: boolean
  /** The weekday that was written does not fit the date that was written. */
  mismatch: boolean
}

type DateParts = { weekday?: number; month?: number; day?: number; year?: number }

const weekdayTable = tableOf(
  weekdays.flatMap(({ read }, index) => read.map((word) => [word, index] as const)),
)
const monthTable = tableOf(
  months.flatMap(({ read }, index) => read.map((word) => [word, index + 1] as const)),
)
const relativeTable = tableOf(relativeDays.flatMap((day) => day.read.map((word) => [word, day] as const)))

/** A day with all that is written of it: "Fri 12/4", "next Monday", "el 4 de diciembre", "September". */
export function readDay(reading: Reading, at: number): Hit<DayPoint> | undefined {
  return readRelative(reading, at) ?? readNearWeekday(reading, at) ?? readDate(reading, at)
}

function readRelative(reading: Reading, at: number): Hit<DayPoint> | undefined {
  const hit = lookUp(relativeTable, reading, at)[0]
  if (hit === undefined) return undefined
  const { en, es, past = false } = hit.value
  return { value: { en, es, lead: '', article: '', past, mismatch: false }, next: hit.next }
}

const nearWords: Readonly<Record<string, { en: string; es: (day: string) => string; past: boolean }>> = {
  next: { en: 'next', es: (day) => `el próximo ${day}`, past: false },
  proximo: { en: 'next', es: (day) => `el próximo ${day}`, past: false },
  last: { en: 'last', es: (day) => `el ${day} pasado`, past: true },
  this: { en: 'this', es: (day) => `este ${day}`, past: false },
  este: { en: 'this', es: (day) => `este ${day}`, past: false },
}

function readNearWeekday(reading: Reading, at: number): Hit<DayPoint> | undefined {
  const start = skipIf(reading, at, 'el')
  const near = nearWords[tokenAt(reading, start)?.word ?? '']
  const weekday = near && lookUp(weekdayTable, reading, start + 1)[0]
  const names = weekday && weekdays[weekday.value]
  if (near === undefined || weekday === undefined || names === undefined) return undefined
  if (readDateAfter(reading, weekday.next) !== undefined) return undefined
  const value = {
    en: `${near.en} ${names.en}`,
    es: near.es(names.es),
    lead: '',
    article: '',
    past: near.past,
    mismatch: false,
  }
  return { value, next: weekday.next }
}

function readDate(reading: Reading, at: number): Hit<DayPoint> | undefined {
  const start = skipIf(reading, at, 'el', 'the', 'this', 'este')
  const weekday = lookUp(weekdayTable, reading, start)[0]
  const parts: DateParts = weekday ? { weekday: weekday.value } : {}
  const date = readDateAfter(reading, weekday?.next ?? start, weekday?.value)
  if (date !== undefined)
    return { value: wordDate({ ...parts, ...date.value }, reading.today), next: date.next }
  if (weekday !== undefined) return { value: wordDate(parts, reading.today), next: weekday.next }
  const month = lookUp(monthTable, reading, at)[0]
  const names = month && months[month.value - 1]
  if (month === undefined || names === undefined || isVerbMay(reading, at)) return undefined
  return {
    value: { en: names.en, es: names.es, lead: 'in ', article: 'en ', past: false, mismatch: false },
    next: month.next,
  }
}

/** "May" before another word is the verb. */
function isVerbMay(reading: Reading, at: number): boolean {
  return tokenAt(reading, at)?.typed === 'may'
}

/** A date after a weekday, with or without a comma between. */
function readDateAfter(reading: Reading, at: number, weekday?: number): Hit<DateParts> | undefined {
  const start = skipIf(reading, skipIf(reading, skipIf(reading, at, ','), '('), 'the', 'el')
  const hit =
    readSlash(reading, start, weekday) ?? readMonthFirst(reading, start) ?? readDayFirst(reading, start)
  if (hit === undefined) return undefined
  return { value: hit.value, next: skipIf(reading, hit.next, ')') }
}

function readSlash(reading: Reading, at: number, weekday?: number): Hit<DateParts> | undefined {
  const token = tokenAt(reading, at)
  if (token?.kind !== 'slash') return undefined
  const [first = 0, second = 0, year] = token.word.split('/').map(Number)
  const monthFirst = { month: first, day: second }
  const dayFirst = { month: second, day: first }
  const fitting = [monthFirst, dayFirst].filter(isDate)
  const meant =
    fitting.find((date) => weekday === undefined || weekdaysOf(date, reading.today).includes(weekday)) ??
    fitting[0]
  if (meant === undefined) return undefined
  return {
    value: year === undefined ? meant : { ...meant, year: year < 100 ? 2000 + year : year },
    next: at + 1,
  }
}

function isDate({ month, day }: { month: number; day: number }): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

function readMonthFirst(reading: Reading, at: number): Hit<DateParts> | undefined {
  const month = lookUp(monthTable, reading, at)[0]
  const day = month && readDayNumber(reading, month.next)
  if (month === undefined || day === undefined) return undefined
  const comma = skipIf(reading, day.next, ',')
  const year = readYear(reading, comma)
  return { value: { month: month.value, day: day.value, ...year?.value }, next: year?.next ?? day.next }
}

/** "4 de diciembre", "4th of December". */
function readDayFirst(reading: Reading, at: number): Hit<DateParts> | undefined {
  const day = readDayNumber(reading, at)
  const after = day && skipWord(reading, day.next, 'de', 'of')
  const month = after === undefined ? undefined : lookUp(monthTable, reading, after)[0]
  if (day === undefined || month === undefined) return undefined
  const year = readYear(reading, skipIf(reading, month.next, 'de', 'del'))
  return { value: { month: month.value, day: day.value, ...year?.value }, next: year?.next ?? month.next }
}

function readDayNumber(reading: Reading, at: number): Hit<number> | undefined {
  const token = tokenAt(reading, at)
  const day = token?.kind === 'number' ? Number.parseInt(token.word, 10) : 0
  return day >= 1 && day <= 31 && /^\d{1,2}(?:st|nd|rd|th)?$/.test(token?.word ?? '')
    ? { value: day, next: at + 1 }
    : undefined
}

function readYear(reading: Reading, at: number): Hit<{ year: number }> | undefined {
  const token = tokenAt(reading, at)
  return token?.kind === 'number' && /^20\d\d$/.test(token.word)
    ? { value: { year: Number(token.word) }, next: at + 1 }
    : undefined
}

function wordDate(parts: DateParts, today: string): DayPoint {
  const { weekday, month, day, year } = parts
  const dayName = weekday === undefined ? undefined : weekdays[weekday]
  const date = month === undefined || day === undefined ? undefined : { month, day, year }
  const words = date && wordMonthDay(date)
  return {
    en: [dayName?.en, words?.en].filter((word) => word !== undefined).join(', '),
    es: [dayName?.es, words?.es].filter((word) => word !== undefined).join(' '),
    lead: 'on ',
    article: 'el ',
    past: false,
    mismatch: weekday !== undefined && date !== undefined && !weekdaysOf(date, today).includes(weekday),
  }
}

function wordMonthDay({
  month,
  day,
  year,
}: {
  month: number
  day: number
  year: number | undefined
}): Bilingual {
  const name = months[month - 1]
  const end = year === undefined ? { en: '', es: '' } : { en: `, ${year}`, es: ` de ${year}` }
  return { en: `${name?.en ?? ''} ${day}${end.en}`, es: `${day} de ${name?.es ?? ''}${end.es}` }
}

/** The weekdays of a date, Sunday 0: of the one nearest to the day of writing, and of the one in the same school year. */
function weekdaysOf(
  { month, day, year }: { month: number; day: number; year?: number | undefined },
  today: string,
): number[] {
  const now = Date.parse(`${today}T00:00:00Z`)
  const thisYear = Number.parseInt(today.slice(0, 4), 10)
  const years = year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [year]
  const dates = years.map((each) => Date.UTC(each, month - 1, day))
  const nearest = dates.reduce((best, date) => (Math.abs(date - now) < Math.abs(best - now) ? date : best))
  const first = Number(today.slice(5, 7)) >= 8 ? thisYear : thisYear - 1
  const ofSchoolYear = Date.UTC(year ?? (month >= 8 ? first : first + 1), month - 1, day)
  return [nearest, ofSchoolYear].map((date) => new Date(date).getUTCDay())
}
