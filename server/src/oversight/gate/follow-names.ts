import { performance } from 'node:perf_hooks'
import type { Database } from '../../database/database.ts'
import { selectChanges, selectNames } from './gate.queries.ts'
import { prepareNames, type KnownNames } from './known-names.ts'

/** Notes of changes are kept for a day; whoever did not look for so long reads everything anew. */
const longestPauseMs = 12 * 3_600_000

/**
 * The names of all children as they are now. All are read once; from then on each look asks whose changed, in any process,
 * and reads just those.
 */
export function followNames(database: Database): () => Promise<KnownNames> {
  let names: KnownNames | undefined
  let seen: ReadonlySet<number> = new Set()
  let lookedAt = 0
  let last: Promise<unknown> = Promise.resolve()

  const look = (): Promise<KnownNames> =>
    database.read(async (tx) => {
      const now = performance.now()
      const changes = await selectChanges(tx, { sinceMs: now - lookedAt })
      const changed = [...new Set(changes.filter(({ id }) => !seen.has(id)).map(({ owner_id: id }) => id))]
      if (names === undefined || now - lookedAt > longestPauseMs) {
        const all = prepareNames()
        all.replace([], await selectNames(tx))
        names = all
      } else if (changed.length > 0) names.replace(changed, await selectNames(tx, changed))
      // What was noted before the names were read; a look that fails has seen nothing.
      seen = new Set(changes.map(({ id }) => id))
      lookedAt = now
      return names
    })
  return () => {
    // One after the other: a look that began before a change does not answer for one that began after it.
    const looking = last.then(look)
    last = looking.catch(() => undefined)
    return looking
  }
}
