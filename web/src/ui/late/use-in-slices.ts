import { useDeferredValue } from 'react'

/**
 * Whether what was read may stand there now. What a query reads is drawn at once by React, all of it in one piece: a
 * sponsor's dashboard held a phone for 340 ms. Drawn in a second pass it is made in slices of 5 ms, between which a press
 * is heard. Whoever comes back to what was read before sees it at once, and what is gone goes at once. Nothing may stand below
 * that is drawn in the first pass: it would move.
 */
export function useInSlices(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere
}
