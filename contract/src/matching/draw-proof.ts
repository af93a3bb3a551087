import { fillAddress } from '../address.ts'

/** Where anyone reads the proof of a draw. */
export const drawProofAddress = '/draws/:drawId/proof.json'

/** The way to the proof of one draw. */
export function drawProofPath(drawId: string): string {
  return fillAddress(drawProofAddress, { drawId })
}
