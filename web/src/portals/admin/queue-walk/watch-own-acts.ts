import type { MutationCache } from '@tanstack/react-query'
import { waitsForSecond } from '../../../api/call-error.ts'

/** Where the address stands now, beside where it stood when something was opened. */
const changesOf = (opened: string, now: string) => {
  const shown = new URLSearchParams(now)
  return [...new URLSearchParams(opened)].map(([name, value]) => ({ value, now: shown.get(name) }))
}

/** What was opened is in sight, and not another row of the same page. */
const isShown = (opened: string, now: string) =>
  changesOf(opened, now).every(({ value, now: is }) => is === value)

/** Another row is open. A drawer that closed over what was decided in it has opened none. */
const isElsewhere = (opened: string, now: string) =>
  changesOf(opened, now).some(({ value, now: is }) => is !== null && is !== value)

/** What came of an act: it is done, or it is asked of a second person, and nothing more of it is done here. */
export type Did = 'done' | 'asked'

/**
 * Tells when something is done that was begun while the thing opened was in sight; many a drawer has closed by the time it is
 * known to be done. Answers how to end it.
 */
export function watchOwnActs(
  cache: MutationCache,
  readSearch: () => string,
  onDone: (did: Did) => void,
): () => void {
  const opened = readSearch()
  const begun = new Set<number>()
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.mutation.meta?.changesNothing) return
    const { mutationId: id } = event.mutation
    if (event.action.type === 'pending' && isShown(opened, readSearch())) begun.add(id)
    const did = didOf(event.action)
    if (did && begun.has(id) && !isElsewhere(opened, readSearch())) onDone(did)
  })
}

function didOf(action: { type: string; error?: unknown }): Did | undefined {
  if (action.type === 'success') return 'done'
  return action.type === 'error' && waitsForSecond(action.error) ? 'asked' : undefined
}
