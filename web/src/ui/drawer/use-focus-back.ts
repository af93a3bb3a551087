import { useEffect } from 'react'

/**
 * Gives the focus back to what opened the part, once the part is gone. The library does so for parts that close before
 * they leave the page; one whose address says that it is closed leaves at once.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    }
  }, [])
}
