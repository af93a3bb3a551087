import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Coming back from the payment page, a browser may show this page as it was left; a new gift needs a new key. */
export function useFreshViewAfterReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) void revalidate()
    }
    window.addEventListener('pageshow', refresh)
    return () => window.removeEventListener('pageshow', refresh)
  }, [revalidate])
}
