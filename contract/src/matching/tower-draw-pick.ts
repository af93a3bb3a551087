import { findHit, openField, removeEntry } from './tower-draw-field.ts'
import type { Sha256 } from './tower-draw-hash.ts'
import { inListOrder, type DrawEntry } from './tower-draw-list.ts'
import { numberBelow, openStream } from './tower-draw-stream.ts'

/** One winner and how it came about: `r` lies in `from` … `to`, within 0 … `remainingWeight` - 1. */
export interface DrawPick {
  readonly id: string
  /** Its place in the ordered list of all entries, from 0. */
  readonly index: number
  readonly weight: number
  readonly r: number
  /** The weight of all entries not yet drawn, this one included. */
  readonly remainingWeight: number
  readonly from: number
  readonly to: number
}

/** What decides a draw: the entries in any order, the opened seed in hex, and how many to draw at most. */
export interface DrawInput {
  readonly entries: readonly DrawEntry[]
  readonly seed: string
  readonly count: number
}

/**
 * Draws winners in order, none twice, each pick with the chance weight / remaining weight. The same input
 * always gives the same picks. Gives fewer than `count` when fewer entries have weight.
 */
export function pickWinners({ entries, seed, count }: DrawInput, sha256: Sha256): DrawPick[] {
  if (!Number.isSafeInteger(count) || count < 0)
    throw new RangeError('The number of winners is a whole number.')
  const list = inListOrder(entries)
  const field = openField(list)
  const nextWord = openStream(seed, sha256)
  const picks: DrawPick[] = []

  while (picks.length < count && field.total > 0) {
    const r = numberBelow(field.total, nextWord())
    if (r === undefined) continue
    const { index, from } = findHit(field, r)
    const { id, weight } = list[index]!
    picks.push({ id, index, weight, r, remainingWeight: field.total, from, to: from + weight - 1 })
    removeEntry(field, index)
  }
  return picks
}
