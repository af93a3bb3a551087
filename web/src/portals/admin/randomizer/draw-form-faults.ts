import { fromOfficeTime } from '../../../matching/draws/office-time.ts'
import type { Texts } from '../../../texts/texts.ts'

/** A draw as it is typed. */
export type TypedDraw = { name: string; start: string; capacity: string }

export type DrawFaults = { name?: string; start?: string; capacity?: string }

/** What is wrong with a typed draw, field by field; nothing when it may be sent. */
export function findDrawFaults(typed: TypedDraw, words: Texts['admin']['randomizer']['create']): DrawFaults {
  return {
    ...(typed.name.trim() === '' && { name: words.nameRequired }),
    ...(typed.start === ''
      ? { start: words.startRequired }
      : !fromOfficeTime(typed.start) && { start: words.startInvalid }),
    ...(!/^0*[1-9]\d*$/.test(typed.capacity.trim()) && { capacity: words.capacityInvalid }),
  }
}
