import { foundKinds, mostFound, type FoundKind } from '@tower/contract/oversight/search.ts'
import { covers } from '@tower/contract/people/duties.ts'
import type { Reader } from '../../reader.ts'
import type { FoundRow, Searchable } from '../../searchable.ts'
import type { Services } from '../../services.ts'
import { readSearch } from './read-search.ts'

export type Found = FoundRow & { kind: FoundKind; leadsTo: string }

/**
 * What holds what was typed, of all kinds together. Each kind gives at most a few, so what is read depends on the number
 * of kinds, not on how much there is. Kinds beyond the reader's duties are left out.
 */
export async function findEverywhere(
  { database }: Pick<Services, 'database'>,
  { searchable, typed, reader }: { searchable: readonly Searchable[]; typed: string; reader: Reader },
): Promise<Found[]> {
  const search = readSearch(typed)
  if (!search) return []
  return database.read(async (tx) => {
    const found: Found[] = []
    for (const { kind, duty, find, leadsTo } of searchable) {
      if (!covers(reader.duties, duty)) continue
      const rows = await find(tx, search, mostFound, reader)
      found.push(...rows.map((row) => ({ ...row, kind, leadsTo: leadsTo(row) })))
    }
    return found.sort((one, other) => foundKinds.indexOf(one.kind) - foundKinds.indexOf(other.kind))
  })
}
