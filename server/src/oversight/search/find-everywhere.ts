import { foundKinds, mostFound, type FoundKind } from '@tower/contract/oversight/search.ts'
import type { FoundRow, Searchable } from '../../searchable.ts'
import type { Services } from '../../services.ts'
import { readSearch } from './read-search.ts'

export type Found = FoundRow & { kind: FoundKind; leadsTo: string }

/**
 * What holds what was typed, of all kinds together. Each kind gives at most a few, so what is read depends on the number
 * of kinds, not on how much there is.
 */
export async function findEverywhere(
  { database }: Pick<Services, 'database'>,
  { searchable, typed }: { searchable: readonly Searchable[]; typed: string },
): Promise<Found[]> {
  const search = readSearch(typed)
  if (!search) return []
  return database.read(async (tx) => {
    const found: Found[] = []
    for (const { kind, find, leadsTo } of searchable) {
      const rows = await find(tx, search, mostFound)
      found.push(...rows.map((row) => ({ ...row, kind, leadsTo: leadsTo(row) })))
    }
    return found.sort((one, other) => foundKinds.indexOf(one.kind) - foundKinds.indexOf(other.kind))
  })
}
