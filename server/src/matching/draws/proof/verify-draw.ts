import { verifyProof, type ProofVerdict } from '@tower/contract/matching/tower-draw-verify.ts'
import type { Services } from '../../../services.ts'
import { readWholeProof } from './read-proof.ts'
import { sha256 } from '../sha256.ts'

/** Draws a completed draw again from its published proof. */
export async function verifyDraw(
  services: Pick<Services, 'database'>,
  request: { drawId: string },
): Promise<ProofVerdict> {
  return verifyProof(await readWholeProof(services, request), sha256)
}
