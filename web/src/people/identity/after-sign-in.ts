import { type Profile, sessionEndpoint } from '@tower/contract/people/session.contract.ts'
import { browserCall } from '../../session/browser-call.ts'
import { isCallError } from '../../api/call-error.ts'

/** Who the session belongs to, or why that could not be learned. `ended`: the server no longer knows the session. */
export type ProfileCheck = { profile: Profile } | { failed: 'ended' | 'refused' | 'empty' | 'unreachable' }

/** Asks the server whose session this browser holds. */
export async function checkProfile(): Promise<ProfileCheck> {
  try {
    const { profile } = await browserCall(sessionEndpoint, {})
    return (profile as Profile | undefined) ? { profile } : { failed: 'empty' }
  } catch (error) {
    if (!isCallError(error)) return { failed: 'unreachable' }
    // Without a token nothing was asked: it could not be renewed just now.
    const hasEnded = error.status === 401 && error.code !== 'identity.missing_authorization'
    return { failed: hasEnded ? 'ended' : 'refused' }
  }
}
