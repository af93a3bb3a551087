import { maxCapacity } from '@tower/contract/matching/draws.ts'
import { Refusal } from '../../refusal.ts'

/** What staff fill in for a draw, as it arrives. */
export type DrawForm = {
  slotName: string | null | undefined
  slotStarts: string | null | undefined
  capacity: unknown
}

/** Reads the form for a draw; the first fault is refused in its words. */
export function parseDrawForm(form: DrawForm): { slotName: string; startsAt: Date; capacity: number } {
  const slotName = form.slotName?.trim()
  if (!slotName) throw new Refusal('draws.name_required')
  const startsAt = parseStart(form.slotStarts)
  return { slotName, startsAt, capacity: parseCapacity(form.capacity) }
}

/** When a draw is to start, as it arrives. */
export function parseStart(typed: string | null | undefined): Date {
  const starts = typed?.trim()
  if (!starts) throw new Refusal('draws.start_required')
  const startsAt = parseInstant(starts)
  if (!startsAt) throw new Refusal('draws.start_invalid')
  return startsAt
}

const instantPattern =
  /^(?<date>\d{4}-\d\d-\d\d)(?:[T ](?<time>\d\d:\d\d)(?<seconds>:\d\d)?(?:\.\d+)?)? ?(?<zone>Z|[+-]\d\d(?::?\d\d)?)?$/i

/** An instant in whole seconds, as the commitment of a draw writes it. Without a zone the text means UTC. */
function parseInstant(text: string): Date | undefined {
  const { date, time = '00:00', seconds = ':00', zone = 'Z' } = instantPattern.exec(text)?.groups ?? {}
  if (date === undefined) return undefined
  // Date would take February 30 for March 2.
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) return undefined
  const instant = new Date(`${date}T${time}${seconds}${isoZone(zone)}`)
  const year = instant.getUTCFullYear()
  return year >= 2000 && year <= 9999 ? instant : undefined
}

/** `+00` and `+0000` are what databases write; Date reads `+00:00`. */
function isoZone(zone: string): string {
  if (zone.toUpperCase() === 'Z') return 'Z'
  const digits = zone.replace(/\D/g, '').padEnd(4, '0')
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`
}

function parseCapacity(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const capacity = /^\d{1,15}$/.test(text) ? Number(text) : 0
  if (capacity < 1) throw new Refusal('draws.capacity_invalid')
  if (capacity > maxCapacity)
    throw new Refusal('draws.capacity_invalid', 'Capacity must be at most 1,000,000,000')
  return capacity
}
