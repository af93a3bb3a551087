import type { Mutation, Query, QueryClient } from '@tanstack/react-query'
import { lastWritten } from './last-written.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** What is asked without changing anything, such as a preview. */
    mutationMeta: { changesNothing?: boolean }
  }
}

/**
 * From now on, after each act, done or refused, whatever stands on the screen is read anew, unless the act itself has done so:
 * a page, a list and a drawer then show one state, whichever of them an act forgot to name. What is kept of other pages is read
 * anew once it is shown. Answers a function that ends it.
 */
export function readAfterActs(client: QueryClient): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { type } = event.action
    if (type !== 'success' && type !== 'error') return
    if (event.mutation.meta?.changesNothing) return
    const since = answeredAt(event.mutation)
    void client.invalidateQueries({ predicate: (query) => !isReadSince(query, since) })
  })
}

/** The same after something that is no mutation, such as what was done to several rows of a list. */
export const readScreenAgain = (client: QueryClient): Promise<void> => client.invalidateQueries()

/** Where no answer was noted, whatever was read before now may be from before. */
function answeredAt({ state }: Pick<Mutation, 'state'>): number {
  const written = lastWritten()
  return written >= state.submittedAt ? written : Number.POSITIVE_INFINITY
}

/** A read that is still on its way may have begun before the answer. */
function isReadSince({ state }: Query, since: number): boolean {
  return state.fetchStatus === 'idle' && state.dataUpdatedAt >= since
}
