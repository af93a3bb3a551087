import { useActFault } from '../use-act-fault.ts'

/** What every act on a draw has in common: why it came to nothing, what is read anew, and that its question closes only then. */
export function useDeskActs(failed: string, onShown: () => void) {
  return { failed: useActFault(failed), onShown, makeStale: ['draw.changed'] } as const
}
