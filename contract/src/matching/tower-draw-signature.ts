import { bls12_381 } from '@noble/curves/bls12-381.js'
import { hexBytes, type BeaconChain } from './tower-draw-chain.ts'
import type { Sha256 } from './tower-draw-hash.ts'

const signatures = bls12_381.shortSignatures
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** A round of a chain and the signature over it, in hex: nobody but the holders of the chain's key can make it. */
export type SignedRound = { readonly round: number; readonly signature: string }

/** Whether a signature is that of a round, by the key of its chain. Nonsense is no signature; it never throws. */
export function isSignedRound(
  chain: Pick<BeaconChain, 'public_key'>,
  { round, signature }: SignedRound,
  sha256: Sha256,
): boolean {
  try {
    return signatures.verify(hexBytes(signature), messageOf(round, sha256), hexBytes(chain.public_key))
  } catch {
    // Bytes that are no point of the curve.
    return false
  }
}

/** Signs a round, as a chain does. For a beacon of our own. */
export function signRound(secretKey: Uint8Array, round: number, sha256: Sha256): string {
  return signatures.sign(messageOf(round, sha256), secretKey).toHex()
}

/** A key pair that always follows from the same 48 bytes. For a beacon of our own. */
export function beaconKeys(seed: Uint8Array): { secretKey: Uint8Array; publicKey: string } {
  const { secretKey, publicKey } = signatures.keygen(seed)
  return { secretKey, publicKey: publicKey.toHex() }
}

function messageOf(round: number, sha256: Sha256) {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round))
  return signatures.hash(sha256(bytes), domain)
}
