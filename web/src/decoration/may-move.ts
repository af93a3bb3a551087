import { useSyncExternalStore } from 'react'

type Connection = { saveData?: boolean }

const calm = '(prefers-reduced-motion: reduce)'

/** Whether the device lets decoration move: neither less motion nor less data was asked for. */
export function useMayMove(): boolean {
  return useSyncExternalStore(watch, mayMove, () => false)
}

function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !window.matchMedia(calm).matches && connection?.saveData !== true
}

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(calm)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
