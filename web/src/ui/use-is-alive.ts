import { useSyncExternalStore } from 'react'

const nothingChanges = () => () => undefined

/**
 * Whether scripts run here: false on the server and until the page has come alive. What only a script can lift, such
 * as a blocked button, must wait for this.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
}
