import { dayOf } from '@tower/contract/org-days.ts'
import { daysAfter, daysBefore } from '@tower/contract/money/closing-bank.ts'
import { dayMs } from '@tower/contract/durations.ts'
import type { Entry, Whole } from './entries.queries.ts'

export type OpenLine = {
  id: string
  day: string
  amount_cents: number
  text: string
  reference: string | null
}
export type Pair = { lineId: string; entryIds: readonly string[]; match: 'reference' | 'amount' | 'file' }

/**
 * Which lines of a statement are which entries of the books: of one amount, within some days. A reference in the words of a
 * line decides first, then the nearest day; what is left may be a whole payment file, or a deposit of several checks. Each line and each entry is in one pair.
 */
export function pairLines(
  lines: readonly OpenLine[],
  entries: readonly Entry[],
  wholes: readonly Whole[],
): Pair[] {
  const byAmount = Map.groupBy(entries, ({ amount_cents: cents }) => cents)
  const near = lines.flatMap((line) =>
    (byAmount.get(line.amount_cents) ?? []).flatMap((entry) => {
      const distance = distanceOf(line, entry.at)
      if (distance === undefined) return []
      const match = bears(line, entry.reference) ? ('reference' as const) : ('amount' as const)
      return [{ line, distance, match, entryIds: [entry.id] }]
    }),
  )
  const whole = lines.flatMap((line) =>
    wholes.flatMap(({ at, amount_cents: cents, entry_ids: entryIds }) => {
      const distance = cents === line.amount_cents ? distanceOf(line, at) : undefined
      return distance === undefined ? [] : [{ line, distance, match: 'file' as const, entryIds }]
    }),
  )
  return choose([...near, ...whole])
}

type Candidate = { line: OpenLine; distance: number; match: Pair['match']; entryIds: readonly string[] }

const surest: readonly Pair['match'][] = ['reference', 'amount', 'file']

function choose(candidates: readonly Candidate[]): Pair[] {
  const taken = new Set<string>()
  const inOrder = candidates.toSorted(
    (one, other) => surest.indexOf(one.match) - surest.indexOf(other.match) || one.distance - other.distance,
  )
  return inOrder.flatMap(({ line, match, entryIds }) => {
    if ([line.id, ...entryIds].some((id) => taken.has(id))) return []
    for (const id of [line.id, ...entryIds]) taken.add(id)
    return [{ lineId: line.id, entryIds, match }]
  })
}

/** How many days lie between; undefined where they are too many. */
function distanceOf({ day }: OpenLine, at: Date): number | undefined {
  const days = (Date.parse(day) - Date.parse(dayOf(at))) / dayMs
  return days >= -daysBefore && days <= daysAfter ? Math.abs(days) : undefined
}

const shortest = 3
const longest = 60

/** Whether the words of a line have a reference, whatever stands between its signs: `RB-1042` is `RB 1042`, not `RB-10421`. */
function bears(line: OpenLine, reference: string | null): boolean {
  const signs = (reference ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  if (signs.length < shortest || signs.length > longest) return false
  const wanted = new RegExp(String.raw`(?<![a-z0-9])${[...signs].join('[^a-z0-9]{0,3}')}(?![a-z0-9])`)
  return wanted.test(`${line.text} ${line.reference ?? ''}`.toLowerCase())
}
