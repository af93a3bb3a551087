import { useLayoutEffect } from 'react'
import { useSite } from '../page/use-site.ts'

/** Names the tab after what is open, once that was read: of several tabs each says whose it is. */
export function useTitle(name: string | undefined): void {
  const site = useSite().name
  useLayoutEffect(() => {
    if (name === undefined) return
    const [before, own] = [document.title, `${name} | ${site}`]
    document.title = own
    return () => {
      // The next page may have written its own already.
      if (document.title === own) document.title = before
    }
  }, [name, site])
}
