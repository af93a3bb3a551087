import { useEffect, useRef, useState } from 'react'
import { type ArrivedLink, readArrivedLink } from '../../../people/identity/arrived-link.ts'

/** Reads the address once, then takes the secret out of it. */
export function useArrivedLink(): ArrivedLink | 'reading' | undefined {
  const [link, setLink] = useState<ArrivedLink | 'reading' | undefined>('reading')
  const wasRead = useRef(false)
  useEffect(() => {
    if (wasRead.current) return
    wasRead.current = true
    const { location, history } = window
    setLink(readArrivedLink(location))
    if (location.search || location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  return link
}
