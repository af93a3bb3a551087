import type { MutationCache } from '@tanstack/react-query'

/** A notice of what somebody just did themselves comes within this time after the answer. */
const echoMs = 2500

/**
 * Watches what is done on this page. Answers a function that says whether something is under way or was done just now: one act
 * says one thing, so its notice is counted by the bell and not told of again.
 */
export function watchOwnDoing(cache: MutationCache, now: () => number = Date.now) {
  const underWay = new Set<number>()
  let doneAt = Number.NEGATIVE_INFINITY
  const end = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.mutation.meta?.changesNothing) return
    const { mutationId: id } = event.mutation
    if (event.action.type === 'pending') underWay.add(id)
    if (event.action.type !== 'success' && event.action.type !== 'error') return
    underWay.delete(id)
    doneAt = now()
  })
  return { isDoing: () => underWay.size > 0 || now() - doneAt < echoMs, end }
}
