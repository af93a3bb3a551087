import { dayMs } from '../../../durations.ts'
import type { Language } from '../../../language.ts'

/** Whether this is a day that exists, written YYYY-MM-DD. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(time) && writeDay(time) === day
}

/** One year on; IDEA asks for a review within a year, so a 29th of February becomes the 28th. */
export function addYear(day: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return isDay(next) ? next : `${next.slice(0, 8)}28`
}

/** The day itself or the last weekday before it that is no holiday: a goal is measured on a day of school. */
export function lastSchoolDayUntil(day: string): string {
  let time = Date.parse(`${day}T00:00:00Z`)
  while (!isSchoolDay(time)) time -= dayMs
  return writeDay(time)
}

/** The first day of school after this one. */
export function nextSchoolDay(day: string): string {
  let time = Date.parse(`${day}T00:00:00Z`) + dayMs
  while (!isSchoolDay(time)) time += dayMs
  return writeDay(time)
}

/** Most schools are closed then; which ones, we do not know. */
export function isInSummer(day: string): boolean {
  return day.slice(5) >= '06-15' && day.slice(5) <= '08-15'
}

/** The day that lies at this share of the way, on a day of school and before the summer rather than in it. */
export function dayBetween(from: string, to: string, share: number): string {
  const [start, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)]
  const day = writeDay(start + Math.round(((end - start) * share) / dayMs) * dayMs)
  const beforeSummer = `${day.slice(0, 4)}-06-10`
  return lastSchoolDayUntil(isInSummer(day) && beforeSummer > from ? beforeSummer : day)
}

/** "November 24, 2027", "24 de noviembre de 2027". */
export function nameDay(day: string, language: Language): string {
  if (!isDay(day)) return day
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`))
}

/** "Monday, November 30, 2026": a page for one day says which weekday it is. */
export function nameDayWithWeekday(day: string, language: Language): string {
  if (!isDay(day)) return day
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`))
}

function isSchoolDay(time: number): boolean {
  const date = new Date(time)
  const weekday = date.getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  return !isHoliday(date.getUTCMonth() + 1, date.getUTCDate(), weekday)
}

/** Holidays on a day of the month, month/day. */
const fixedHolidays = new Set([
  '1/1',
  '6/19',
  '7/4',
  '11/11',
  ...[24, 25, 26, 27, 28, 29, 30, 31].map((day) => `12/${day}`),
])
/** Holidays on the nth weekday of a month, month/weekday/nth. */
const nthHolidays = new Set(['1/1/3', '2/1/3', '9/1/1', '11/4/4'])

/** Federal holidays on which schools close everywhere, the Friday after Thanksgiving and the days around New Year. */
function isHoliday(month: number, date: number, weekday: number): boolean {
  if (fixedHolidays.has(`${month}/${date}`)) return true
  if (nthHolidays.has(`${month}/${weekday}/${Math.ceil(date / 7)}`)) return true
  const isMemorialDay = month === 5 && weekday === 1 && date > 24
  const isAfterThanksgiving = month === 11 && weekday === 5 && date >= 23 && date <= 29
  return isMemorialDay || isAfterThanksgiving
}

function writeDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
