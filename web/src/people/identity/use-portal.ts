import { useState, useSyncExternalStore } from 'react'
import { lastPortal, type Portal, portalAskedFor, portalOf } from './portal-choice.ts'

const nothingChanges = () => () => undefined
// The browser keeps it: the server, which renders the page first, can't know it.
const unknownAtServer = () => undefined

/** The door that stands open: the one the address asks for, else the one of last time. */
export function usePortal(
  query: URLSearchParams,
  kept: string | undefined,
): [Portal, (portal: Portal) => void] {
  const [chosen, setChosen] = useState<Portal>()
  const last = useSyncExternalStore(nothingChanges, lastPortal, unknownAtServer)
  return [chosen ?? portalOf(kept) ?? portalAskedFor(query) ?? last ?? 'sponsor', setChosen]
}
