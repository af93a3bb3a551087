import type { Language } from '@tower/contract/language.ts'
import { showTime } from '../../../ui/time/show-time.ts'

/** The month that lies some months after another: `2026-10`, one before it `2026-09`. */
export function moveMonth(month: string, by: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, place - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The month that an instant lies in. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7)

/** `October 2026`. */
export const nameMonth = (month: string, language: Language): string =>
  showTime(`${month}-15T12:00:00Z`, 'month', language)
