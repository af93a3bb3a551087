import { useEffect, useState } from 'react'

const patienceMs = 3_000

/**
 * Whether what stands below something that is being read waits for it, so as not to move when that comes. Not for long: a read
 * that hangs hides nothing else.
 */
export function useToCome(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isPending])
  return isPending && !isLate
}
