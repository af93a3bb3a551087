import type { ProofVerdict } from '@tower/contract/matching/tower-draw-verify.ts'

/** How far the check of a draw has come in this browser. */
export type Verification =
  | { state: 'idle' | 'running' | 'unreadable' | 'foreign' }
  | { state: 'done'; verdict: ProofVerdict; milliseconds: number }

/** Which draw, and where its proof is published. */
export type VerificationOf = {
  drawId: string
  proofUrl: string
  /** The fingerprint that this page shows; the proof must open the same seed. */
  seedHash: string
}
