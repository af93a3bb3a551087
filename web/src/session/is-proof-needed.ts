import { isCallError } from '../api/call-error.ts'

/**
 * Whether a sensitive action was refused only because its doer showed too long ago who they are. It stands alone: every
 * portal carries it, while the words for proofs come with the dialog.
 */
export function isProofNeeded(error: unknown): boolean {
  return isCallError(error) && error.code === 'identity.proof_needed'
}
