import { freezeMinutes } from '@tower/contract/matching/draws.ts'
import { fromOfficeTime } from '../../../matching/draws/office-time.ts'
import type { Texts } from '../../../texts/texts.ts'

/** A draw as it is typed. */
export type TypedDraw = { name: string; start: string; capacity: string }

export type DrawFaults = { name?: string; start?: string; capacity?: string }

type Words = Texts['admin']['randomizer']['create']

/** What is wrong with a typed draw, field by field; nothing when it may be sent. */
export function findDrawFaults(typed: TypedDraw, words: Words, now: Date): DrawFaults {
  const start = findStartFault(typed.start, words, now)
  return {
    ...(typed.name.trim() === '' && { name: words.nameRequired }),
    ...(start !== undefined && { start }),
    ...(!/^0*[1-9]\d*$/.test(typed.capacity.trim()) && { capacity: words.capacityInvalid }),
  }
}

function findStartFault(typed: string, words: Words, now: Date): string | undefined {
  if (typed === '') return words.startRequired
  const start = fromOfficeTime(typed)
  if (!start) return words.startInvalid
  return start.getTime() < now.getTime() + freezeMinutes * 60_000 ? words.startTooSoon : undefined
}
