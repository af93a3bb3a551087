import type { Role } from '@tower/contract/access.ts'
import type { AuthError, Session } from '@supabase/auth-js'
import { openAuthClient } from './auth-client.ts'

type Outcome = { session: Session | null; error: AuthError | null }

/** Mails a sign-in link and a 6-digit code. The role is the portal chosen: it narrows who may sign in and grants nothing. */
export async function requestSignInLink(
  email: string,
  redirectTo: string,
  role: Role,
): Promise<AuthError | null> {
  const client = await openAuthClient()
  const { error } = await client.signInWithOtp({
    email,
    options: { emailRedirectTo: redirectTo, shouldCreateUser: false, data: { role } },
  })
  return error
}

/** Redeems the 6-digit code of the mail, on this device or another. */
export async function signInWithCode(email: string, code: string): Promise<Outcome> {
  const client = await openAuthClient()
  const { data, error } = await client.verifyOtp({ email, token: code, type: 'email' })
  return { session: data.session, error }
}

/** Redeems the link of the mail. Call it from a button: mail scanners open links by themselves. */
export async function signInWithLinkToken(tokenHash: string): Promise<Outcome> {
  const client = await openAuthClient()
  const { data, error } = await client.verifyOtp({ token_hash: tokenHash, type: 'magiclink' })
  return { session: data.session, error }
}

/** Signs staff in. */
export async function signInWithPassword(email: string, password: string): Promise<Outcome> {
  const client = await openAuthClient()
  const { data, error } = await client.signInWithPassword({ email, password })
  return { session: data.session, error }
}

/** Takes over a session that arrived in the address (access and refresh token). */
export async function adoptSession(accessToken: string, refreshToken: string): Promise<Outcome> {
  const client = await openAuthClient()
  const { data, error } = await client.setSession({ access_token: accessToken, refresh_token: refreshToken })
  return { session: data.session, error }
}
