import type { ProofVerdict } from '@tower/contract/matching/tower-draw-verify.ts'
import type { DifferentPart, PublishedDraw } from './compare-published.ts'

/** How far the check of a draw has come in this browser. */
export type Verification =
  | { state: 'idle' | 'running' | 'unreadable' | 'foreign' }
  | {
      state: 'done'
      verdict: ProofVerdict
      /** What the file says differently from this page; nothing in an honest one. */
      different: readonly DifferentPart[]
      milliseconds: number
    }

/** Whether a proof was checked, holds, and says what this page shows. */
export function isProven(verification: Verification): boolean {
  return verification.state === 'done' && verification.verdict.ok && verification.different.length === 0
}

/** Whether something was checked and does not hold, or nothing could be checked. */
export function isRefuted(verification: Verification): boolean {
  if (verification.state === 'done') return !isProven(verification)
  return verification.state === 'unreadable' || verification.state === 'foreign'
}

/** Which draw, where its proof is published, and what its page shows. */
export type VerificationOf = { drawId: string; proofUrl: string; published: PublishedDraw }
