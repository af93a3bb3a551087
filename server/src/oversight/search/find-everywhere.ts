import { foundKinds, mostFound, type FoundAct, type FoundKind } from '@tower/contract/oversight/search.ts'
import { covers } from '@tower/contract/people/duties.ts'
import type { Tx } from '../../database/database.ts'
import type { Reader } from '../../reader.ts'
import type { FoundRow, Searchable } from '../../searchable.ts'
import type { Services } from '../../services.ts'
import { type Meaning, readMeanings } from './read-search.ts'

export type Found = FoundRow & {
  kind: FoundKind
  leadsTo: string
  acts: readonly { act: FoundAct; leadsTo: string }[]
}

/**
 * What holds what was typed, of all kinds together. Each kind gives at most a few, so what is read depends on the number
 * of kinds, not on how much there is. Kinds beyond the reader's duties are left out.
 */
export async function findEverywhere(
  { database }: Pick<Services, 'database'>,
  { searchable, typed, reader }: { searchable: readonly Searchable[]; typed: string; reader: Reader },
): Promise<Found[]> {
  const meanings = readMeanings(typed)
  if (meanings.length === 0) return []
  return database.read(async (tx) => {
    const found: Found[] = []
    for (const one of searchable) {
      if (!covers(reader.duties, one.duty)) continue
      const rows = await findOfKind(tx, one, meanings, reader)
      found.push(...rows.map((row) => describe(row, one, reader)))
    }
    return found.sort((one, other) => foundKinds.indexOf(one.kind) - foundKinds.indexOf(other.kind))
  })
}

/** What of a kind was meant, each once: first what was meant of this kind alone. */
export async function findOfKind(
  tx: Tx,
  { kind, find }: Searchable,
  meanings: readonly Meaning[],
  reader: Reader,
): Promise<FoundRow[]> {
  const found = new Map<string, FoundRow>()
  for (const { search } of meanings
    .filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
    .toSorted((one, other) => Number(one.kinds === undefined) - Number(other.kinds === undefined))) {
    if (found.size >= mostFound) break
    for (const row of await find(tx, search, mostFound, reader)) found.set(row.id, found.get(row.id) ?? row)
  }
  return [...found.values()].slice(0, mostFound)
}

function describe(row: FoundRow, { kind, leadsTo, acts = [] }: Searchable, { duties }: Reader): Found {
  const begun = acts.flatMap(({ act, duty, leadsTo: of }) => {
    const to = covers(duties, duty) ? of(row) : undefined
    return to === undefined ? [] : [{ act, leadsTo: to }]
  })
  return { ...row, kind, leadsTo: leadsTo(row), acts: begun }
}
