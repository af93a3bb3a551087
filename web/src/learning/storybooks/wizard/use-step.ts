import { useSearchParams } from 'react-router'

/** Which step the address names, and its number from 0; the way there keeps the rest of the address. */
export function useStep<Id extends string>(ids: readonly Id[], usual: Id) {
  const [address, setAddress] = useSearchParams()
  const named = ids.findIndex((id) => id === address.get('step'))
  const current = named === -1 ? ids.indexOf(usual) : named
  return {
    current,
    id: ids[current] ?? usual,
    go: (to: number) => {
      const next = new URLSearchParams(address)
      next.set('step', ids[to] ?? usual)
      setAddress(next)
    },
  }
}
