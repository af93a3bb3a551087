import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { withParameter } from '../../ui/drawer/use-drawer.ts'

export const actParameter = 'act'

/**
 * What an address asks to begin at once, as a line of the search does. It is taken off the address, so that it begins once, and
 * not again with the next drawer.
 */
export function useAskedAct<Name extends string>(names: readonly Name[], begin: (name: Name) => void): void {
  const [address, setAddress] = useSearchParams()
  const asked = address.get(actParameter)
  useEffect(() => {
    if (asked === null) return
    const name = names.find((one) => one === asked)
    if (name !== undefined) begin(name)
    setAddress((before) => withParameter(before, actParameter, undefined), {
      replace: true,
      preventScrollReset: true,
    })
  }, [asked, names, begin, setAddress])
}
