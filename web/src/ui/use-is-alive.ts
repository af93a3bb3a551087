import { useSyncExternalStore } from 'react'

/** Whether scripts run here. What only a script can lift, such as a blocked button, must wait for this. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
