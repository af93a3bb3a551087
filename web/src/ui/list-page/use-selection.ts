import { useState } from 'react'

export type Selection = {
  keys: readonly string[]
  has: (key: string) => boolean
  toggle: (key: string) => void
  /** Selects the whole page, or nothing of it when all of it is selected. */
  togglePage: () => void
  state: 'none' | 'some' | 'all'
  clear: () => void
}

/** Which rows of the page are selected. Rows that are no longer shown are not. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const keys = shown.filter((key) => chosen.includes(key))
  const state = keys.length === 0 ? 'none' : keys.length === shown.length ? 'all' : 'some'
  return {
    keys,
    state,
    has: (key) => keys.includes(key),
    toggle: (key) => setChosen(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]),
    togglePage: () => setChosen(state === 'all' ? [] : shown),
    clear: () => setChosen([]),
  }
}
