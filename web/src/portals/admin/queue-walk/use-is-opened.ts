import { useSearchParams } from 'react-router'

/**
 * Whether the address names this row as what was opened from the queue: of a list that is decided on in its rows, its buttons are
 * those that A and R press.
 */
export function useIsOpened(parameter: string, id: string): boolean {
  const [address] = useSearchParams()
  return address.get(parameter) === id
}
