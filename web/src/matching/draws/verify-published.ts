import { sha256 } from '@noble/hashes/sha2.js'
import type { Proof } from '@tower/contract/matching/tower-draw-proof.contract.ts'
import { verifyProof } from '@tower/contract/matching/tower-draw-verify.ts'
import { comparePublished } from './compare-published.ts'
import type { Verification, VerificationOf } from './verification.ts'

/**
 * Loads the published proof, repeats the draw and compares it with what the page shows. Throws when there is no
 * readable proof. A proof of another draw, however sound, proves nothing here.
 */
export async function verifyPublished(request: VerificationOf): Promise<Verification> {
  const response = await fetch(request.proofUrl, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The proof answered ${response.status}.`)
  const proof = (await response.json()) as Proof
  if (typeof proof.draw_id !== 'string') throw new Error('What came is no proof.')
  if (proof.draw_id !== request.drawId.toLowerCase()) return { state: 'foreign' }

  const start = performance.now()
  const verdict = verifyProof(proof, sha256)
  const different = comparePublished(proof, request.published)
  const milliseconds = Math.max(1, Math.round(performance.now() - start))
  return { state: 'done', verdict, different, milliseconds }
}
