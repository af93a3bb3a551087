import { mayPass, type Role } from '@tower/contract/access.ts'
import { type Profile, sessionEndpoint } from '@tower/contract/people/session.contract.ts'
import { loginPath, verifyPath } from '@tower/contract/people/sign-in-paths.ts'
import { browserCall } from './browser-call.ts'
import { isCallError } from '../api/call-error.ts'
import { giveUpAfter } from '../api/give-up-after.ts'
import { getAccessToken } from './access-token.ts'
import { forgetSession, readStoredSession } from './stored-session.ts'

/** Who may see what a guard stands before; `anyone` is everyone signed in, with whatever role or none. */
export type Allowed = readonly Role[] | 'anyone'

export type Verdict =
  | { state: 'ready'; profile: Profile }
  | { state: 'turned-away'; because: 'signed-out' | 'role' | 'second-factor' }
  | { state: 'failed' }

/** A server that says nothing for so long is one that could not be asked. */
const checkTimeoutMs = 20_000
const signedOut: Verdict = { state: 'turned-away', because: 'signed-out' }

/** Asks the server who is signed in, and whether they may pass. A session it no longer knows is forgotten. */
export async function checkAccess(allowed: Allowed, signal: AbortSignal): Promise<Verdict> {
  if (!readStoredSession()) return signedOut
  const bearer = await getAccessToken().catch(() => undefined)
  // A session that could not be renewed is gone by now; one that is still there could only not be reached.
  if (!bearer) return readStoredSession() ? { state: 'failed' } : signedOut
  try {
    const patience = giveUpAfter(checkTimeoutMs, signal)
    const { profile } = await browserCall(sessionEndpoint, {}, { bearer, signal: patience })
    return judge(profile, allowed)
  } catch (error) {
    if (!isCallError(error) || error.status !== 401) return { state: 'failed' }
    // Meanwhile another tab may have signed in: only what was refused is forgotten.
    if (readStoredSession()?.accessToken === bearer) forgetSession()
    return readStoredSession() && !signal.aborted ? checkAccess(allowed, signal) : signedOut
  }
}

/** Whether somebody may pass; superadmin always, but nobody before the second factor that is still to come. */
export function judge(profile: Profile, allowed: Allowed): Verdict {
  const { role, second_factor: secondFactor } = profile
  const isAllowed = allowed === 'anyone' || allowed.some((access) => mayPass(access, role))
  if (!isAllowed) return { state: 'turned-away', because: 'role' }
  if (secondFactor !== 'not_needed') return { state: 'turned-away', because: 'second-factor' }
  return { state: 'ready', profile }
}

/** Who is told on the spot why they may not pass. */
export type Stays = { 'signed-out': boolean; role: boolean }

/** Where somebody who may not pass goes, to come back to this very address; undefined where they stay. */
export function leadAway(verdict: Verdict, stays: Stays, address: string): string | undefined {
  if (verdict.state !== 'turned-away') return undefined
  if (verdict.because !== 'second-factor' && stays[verdict.because]) return undefined
  switch (verdict.because) {
    case 'signed-out':
      return loginPath('signin-required', address)
    case 'role':
      return loginPath('role-mismatch', address)
    case 'second-factor':
      return verifyPath(address)
  }
}
