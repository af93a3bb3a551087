import { useRevalidator } from 'react-router'
import { markSite } from './use-site.ts'

/** Has the frame read the charity anew, as after staff changed its name: their own screen shows it, too. */
export function useSiteAgain(): () => void {
  const { revalidate } = useRevalidator()
  return () => {
    markSite(true)
    void revalidate().finally(() => markSite(false))
  }
}
