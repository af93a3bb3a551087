import type { Language } from '../../../language.ts'

const dayMs = 24 * 60 * 60 * 1000

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

function isSchoolDay(time: number): boolean {
  const date = new Date(time)
  const weekday = date.getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  return !isHoliday(date.getUTCMonth() + 1, date.getUTCDate(), weekday)
}

/** Federal holidays on which schools close everywhere, the Friday after Thanksgiving and the days around New Year. */
function isHoliday(month: number, date: number, weekday: number): boolean {
  const nth = Math.ceil(date / 7)
  const fixed = `${month}/${date}`
  if (['6/19', '7/4', '11/11'].includes(fixed)) return true
  if ((month === 12 && date >= 24) || (month === 1 && date === 1)) return true
  if (weekday === 1 && (fixed === '9/1' || (month === 9 && nth === 1))) return true
  if (weekday === 1 && [1, 2].includes(month) && nth === 3) return true
  if (weekday === 1 && month === 5 && date > 24) return true
  return month === 11 && (weekday === 4 ? nth === 4 : weekday === 5 && date >= 23 && date <= 29)
}

function writeDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
