import type { ProofVerdict } from '@tower/contract/matching/tower-draw-verify.ts'
import { useCallback, useEffect, useState } from 'react'

export type Verification =
  | { state: 'idle' | 'running' | 'unreadable' | 'foreign' }
  | { state: 'done'; verdict: ProofVerdict; milliseconds: number }

export type VerificationOf = {
  drawId: string
  proofUrl: string
  /** The fingerprint that this page shows; the proof must open the same seed. */
  seedHash: string
}

/**
 * Draws a published draw again in this browser. `whenIdle` does so by itself once the page is quiet; the code
 * that verifies is loaded only then.
 */
export function useVerification({ drawId, proofUrl, seedHash }: VerificationOf, whenIdle: boolean) {
  const [verification, setVerification] = useState<Verification>({ state: 'idle' })
  const run = useCallback(async () => {
    setVerification({ state: 'running' })
    try {
      const { verifyPublished } = await import('./verify-published.ts')
      setVerification(await verifyPublished({ drawId, proofUrl, seedHash }))
    } catch {
      setVerification({ state: 'unreadable' })
    }
  }, [drawId, proofUrl, seedHash])

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
