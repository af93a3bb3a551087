import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** The payment provider's word takes seconds, seldom more: ask often at first, then leave it to the visitor. */
const pausesMs = [1_500, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000]

/** Loads the page's facts again, a few times, as long as `isOpen`. */
export function useAskAgain(isOpen: boolean): void {
  const { revalidate, state } = useRevalidator()
  const [asked, setAsked] = useState(0)
  const pause = pausesMs[asked]
  useEffect(() => {
    if (!isOpen || state !== 'idle' || pause === undefined) return
    const timer = setTimeout(() => {
      setAsked(asked + 1)
      void revalidate()
    }, pause)
    return () => clearTimeout(timer)
  }, [isOpen, state, pause, asked, revalidate])
}
