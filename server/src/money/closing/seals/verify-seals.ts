import type { Tx } from '../../../database/database.ts'
import { noSeal, sealHash, type Sealable } from './seal-hash.ts'
import { findLastSaid, listSealsAfter, type KeptSeal } from './seals.queries.ts'

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Most seals are of a few rows; those of many are fewer at once. */
const atOnce = { seals: 500, rows: 20_000 }

/**
 * Walks the seals of the books from the first one, and names each whose rows were changed, removed or added since, or that
 * does not follow the one before. Each stretch is a read of its own, so that others work in between.
 */
export async function walkSeals(read: Read): Promise<string[]> {
  // Before the seals: one that is made meanwhile is said there after it stands here.
  const said = await read(findLastSaid)
  const faults: string[] = []
  const through = new Map<Sealable, number>()
  let last = noSeal
  let seals: KeptSeal[]
  do {
    const after = last.number
    seals = await read((tx) => listSealsAfter(tx, after, atOnce))
    for (const seal of seals) {
      const fault = findFault(seal, last, through.get(seal.of) ?? 0)
      if (fault) faults.push(`seal ${seal.number}, ${seal.of} ${seal.first} to ${seal.last} (${fault})`)
      through.set(seal.of, seal.last)
      last = seal
    }
  } while (seals.length > 0)
  if (last.number < said) faults.push(`seal ${last.number + 1} (it is missing, and the audit log knows it)`)
  return faults
}

function findFault(seal: KeptSeal, last: typeof noSeal, through: number): string | undefined {
  if (seal.number !== last.number + 1) return 'the one before is missing'
  if (seal.previous_hash !== last.hash) return 'it does not follow the one before'
  if (seal.first !== through + 1) return 'rows between it and the one before are sealed by none'
  if (seal.said !== seal.hash) return 'the audit log does not say so'
  const { number, of, first, last: end, row_count: rowCount, previous_hash: previousHash, hash } = seal
  if (seal.row_count_now !== rowCount) return `${rowCount} rows were sealed, ${seal.row_count_now} are there`
  const written = sealHash({ number, of, first, last: end, rowCount, previousHash, digest: seal.digest_now })
  return written === hash ? undefined : 'a row was changed after it was sealed'
}
