import { useState, useSyncExternalStore } from 'react'
import { lastPortal, type Portal, portalNamed, portalOf } from './portal-choice.ts'

const nothingChanges = () => () => undefined
// The browser keeps it: the server, which renders the page first, can't know it.
const unknownAtServer = () => undefined

/** The door that stands open: the one the address asks for (by a role's name, else by the wanted page), else the one of last time. */
export function usePortal(
  query: URLSearchParams,
  { wanted, kept }: { wanted: Portal | undefined; kept: string | undefined },
): [Portal, (portal: Portal) => void] {
  const [chosen, setChosen] = useState<Portal>()
  const last = useSyncExternalStore(nothingChanges, lastPortal, unknownAtServer)
  const asked = portalOf(kept) ?? portalNamed(query) ?? wanted
  return [chosen ?? asked ?? last ?? 'sponsor', setChosen]
}
