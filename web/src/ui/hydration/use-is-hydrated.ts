import { useSyncExternalStore } from 'react'

const nothingChanges = () => () => undefined

/**
 * Whether scripts run here: false on the server and until the page has hydrated. What only a script can lift, such
 * as a blocked button, must wait for this.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
}
