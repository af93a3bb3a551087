import { toHex, utf8, type Sha256 } from './tower-draw-hash.ts'

/** One classroom of a draw. The weight is a whole number; 0 takes part in the list and is never drawn. */
export interface DrawEntry {
  readonly id: string
  readonly weight: number
}

// Lists this module has put in order itself. They are frozen, so the order holds and is worked out only once
// per draw, although the fingerprint and the picks both start from it.
const knownOrdered = new WeakSet<readonly DrawEntry[]>()

/**
 * The entries as the published list has them: ids in lower case, ascending by id, each id once.
 * Hand the answer to the other functions and they need not order the entries again.
 */
export function inListOrder(entries: readonly DrawEntry[]): readonly DrawEntry[] {
  if (knownOrdered.has(entries)) return entries
  const list = entries.map(withLowercaseId)
  if (!isAscending(list)) list.sort((a, b) => (a.id < b.id ? -1 : 1))
  requireDistinctIds(list)
  knownOrdered.add(Object.freeze(list))
  return list
}

/** The published list: one line per entry, `<id> <weight>` and a line feed, ascending by id. */
export function entryList(entries: readonly DrawEntry[]): string {
  return inListOrder(entries)
    .map(({ id, weight }) => `${id} ${weight}\n`)
    .join('')
}

/** The fingerprint of the published list, in hex. */
export function entriesHash(entries: readonly DrawEntry[], sha256: Sha256): string {
  return toHex(sha256(utf8(entryList(entries))))
}

/** The sum of all weights. It must stay below 2^53, so that every sum in a draw is exact. */
export function totalWeight(entries: readonly DrawEntry[]): number {
  let total = 0
  for (const { id, weight } of entries) {
    if (!Number.isSafeInteger(weight) || weight < 0) {
      throw new RangeError(`The weight of entry ${id} is not a whole number of at least 0.`)
    }
    total += weight
  }
  if (total > Number.MAX_SAFE_INTEGER)
    throw new RangeError('The weights of this draw add up to 2^53 or more.')
  return total
}

function withLowercaseId(entry: DrawEntry): DrawEntry {
  const id = entry.id.toLowerCase()
  return id === entry.id ? entry : { id, weight: entry.weight }
}

function isAscending(list: readonly DrawEntry[]): boolean {
  return list.every((entry, at) => at === 0 || list[at - 1]!.id < entry.id)
}

function requireDistinctIds(list: readonly DrawEntry[]): void {
  const twice = list.find((entry, at) => at > 0 && list[at - 1]!.id === entry.id)
  if (twice) throw new RangeError(`Entry ${twice.id} stands in the list twice.`)
}
