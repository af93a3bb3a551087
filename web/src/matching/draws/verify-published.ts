import { sha256 } from '@noble/hashes/sha2.js'
import type { Proof } from '@tower/contract/matching/tower-draw-proof.ts'
import { verifyProof } from '@tower/contract/matching/tower-draw-verify.ts'
import type { Verification, VerificationOf } from './verification.ts'

/**
 * Loads the published proof and repeats the draw. Throws when there is no readable proof. A proof of another
 * draw, however sound, proves nothing here.
 */
export async function verifyPublished({ drawId, proofUrl, seedHash }: VerificationOf): Promise<Verification> {
  const response = await fetch(proofUrl, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The proof answered ${response.status}.`)
  const proof = (await response.json()) as Proof
  if (proof.draw_id !== drawId.toLowerCase() || proof.seed_hash !== seedHash) return { state: 'foreign' }

  const start = performance.now()
  const verdict = verifyProof(proof, sha256)
  return { state: 'done', verdict, milliseconds: Math.max(1, Math.round(performance.now() - start)) }
}
