import { useRevalidator } from 'react-router'

let isStale = false

/** Whether what the frame says of the charity is read anew: usually it changes with the document alone. */
export const isSiteStale = (): boolean => isStale

/** Has the frame read the charity anew, as after staff changed its name: their own screen shows it, too. */
export function useSiteAgain(): () => void {
  const { revalidate } = useRevalidator()
  return () => {
    isStale = true
    void revalidate().finally(() => {
      isStale = false
    })
  }
}
