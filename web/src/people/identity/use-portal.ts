import { useState, useSyncExternalStore } from 'react'
import { lastPortal, type Portal, portalOf, portalOfPath } from './portal-choice.ts'

const nothingChanges = () => () => undefined
// The browser keeps it: the server, which draws the page first, can't know it.
const unknownAtServer = () => undefined

/** The door that stands open: the one the address names, else the one of the wanted page, else the one of last time. */
export function usePortal(role: string | null, next: string | null): [Portal, (portal: Portal) => void] {
  const [chosen, setChosen] = useState<Portal>()
  const last = useSyncExternalStore(nothingChanges, lastPortal, unknownAtServer)
  return [chosen ?? portalOf(role) ?? portalOfPath(next) ?? last ?? 'sponsor', setChosen]
}
