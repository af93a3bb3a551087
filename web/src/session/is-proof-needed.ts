/**
 * Whether a sensitive action was refused only because its doer showed too long ago who they are. It stands alone: every
 * portal carries it, while the words for proofs come with the dialog. `reauthentication_needed` is GoTrue's name for it.
 */
export function isProofNeeded(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'identity.proof_needed' || error.code === 'reauthentication_needed'
}
