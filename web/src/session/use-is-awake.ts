import { useSyncExternalStore } from 'react'

const nothingChanges = () => () => undefined

/** Whether the page runs in the browser by now. On the server, and until the page has come alive: false. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
}
