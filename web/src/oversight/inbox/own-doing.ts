import type { MutationCache } from '@tanstack/react-query'

/** A notice of what somebody just did themselves comes within this time of the answer. */
const echoMs = 2500

/**
 * Watches what is done on this page: one act says one thing, so its own notice is counted by the bell and not told of again. What
 * arrives while something is under way is held, until it is known whether an answer came with it: a colleague's notice is then told,
 * however long the act takes.
 */
export function watchOwnDoing(cache: MutationCache, now: () => number = Date.now) {
  const underWay = new Set<number>()
  const held = new Set<ReturnType<typeof setTimeout>>()
  let doneAt = Number.NEGATIVE_INFINITY
  const unwatch = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.mutation.meta?.changesNothing) return
    const { mutationId: id } = event.mutation
    if (event.action.type === 'pending') underWay.add(id)
    if (event.action.type !== 'success' && event.action.type !== 'error') return
    underWay.delete(id)
    doneAt = now()
  })
  const hold = (tell: () => void) => {
    const heldAt = now()
    const timer = setTimeout(() => {
      held.delete(timer)
      if (doneAt < heldAt) tell()
    }, echoMs)
    held.add(timer)
  }
  return {
    /** Tells of what arrived, unless it comes of what was done here. */
    tellOthers: (tell: () => void): void => {
      if (now() - doneAt < echoMs) return
      if (underWay.size === 0) tell()
      else hold(tell)
    },
    end: () => {
      unwatch()
      for (const timer of held) clearTimeout(timer)
    },
  }
}
