import { useCallback, useEffect, useState } from 'react'
import type { Verification, VerificationOf } from './verification.ts'

/**
 * Draws a published draw again in this browser. `whenIdle` does so by itself once the page is quiet; the code
 * that verifies is loaded only then.
 */
export function useVerification({ drawId, proofUrl, published }: VerificationOf, whenIdle: boolean) {
  const [verification, setVerification] = useState<Verification>({ state: 'idle' })
  const run = useCallback(async () => {
    setVerification({ state: 'running' })
    try {
      const { verifyPublished } = await import('./verify-published.ts')
      setVerification(await verifyPublished({ drawId, proofUrl, published }))
    } catch {
      setVerification({ state: 'unreadable' })
    }
  }, [drawId, proofUrl, published])

  useEffect(() => {
    if (!whenIdle) return
    return onceIdle(() => void run())
  }, [run, whenIdle])
  return { verification, run }
}

/** Calls back when the page is quiet. Safari has no word for it, so there a moment must do. */
function onceIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 600)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: 3_000 })
  return () => cancelIdleCallback(handle)
}
