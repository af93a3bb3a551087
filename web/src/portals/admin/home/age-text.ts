import { hourMs } from '@tower/contract/durations.ts'
import type { Language } from '@tower/contract/language.ts'
import { localeOf } from '../../../texts/fill-text.ts'

/** From so many days on, something waits too long, and the queue says so. */
export const lateAfterDays = 5

/** Whole days between two instants. */
export function daysBetween(since: string, until: string): number {
  return Math.floor((Date.parse(until) - Date.parse(since)) / (24 * hourMs))
}

/** How long something waits: “6 days”, “5 hours”; below an hour nothing is counted. */
export function ageText(since: string, until: string, { language, under }: AgeWords): string {
  const hours = Math.floor((Date.parse(until) - Date.parse(since)) / hourMs)
  if (hours < 1) return under
  return hours < 24 ? inUnit(hours, 'hour', language) : inUnit(Math.floor(hours / 24), 'day', language)
}

export type AgeWords = { language: Language; under: string }

function inUnit(count: number, unit: 'day' | 'hour', language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
