import type { Role } from '@tower/contract/access.ts'
import type { AddressConfirmed } from '@tower/contract/people/identity.contract.ts'
import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import type { AuthError, Session } from '@supabase/auth-js'
import { authUrl, fetchNotingWait, openAuthClient, secondsToWait } from './auth-client.ts'

/** Why a call of the sign-in protocol was refused; without a status the server was not reached. */
export type AuthFault = {
  status?: number | undefined
  message: string
  /** How long the server asked to wait. */
  waitSeconds?: number | undefined
}

/** Who may come in now, or why not. */
export type Outcome = { session: Session | null; fault?: AuthFault | undefined }

export type LinkRequest = {
  email: string
  /** The page of the mailed link. */
  redirectTo: string
  /** The portal chosen: it narrows who may sign in and grants nothing. */
  role?: Role | undefined
  locale: string
}

/** Mails a sign-in link and a 6-digit code. */
export function requestSignInLink({
  email,
  redirectTo,
  role,
  locale,
}: LinkRequest): Promise<AuthFault | undefined> {
  return attempt(async () => {
    const client = await openAuthClient()
    const { error } = await client.signInWithOtp({
      email,
      options: {
        emailRedirectTo: redirectTo,
        shouldCreateUser: false,
        data: { ...(role && { role }), locale },
      },
    })
    return error
  })
}

/** Mails a link to choose a new password. */
export function requestRecovery(email: string, redirectTo: string): Promise<AuthFault | undefined> {
  return attempt(async () => {
    const client = await openAuthClient()
    const { error } = await client.resetPasswordForEmail(email, { redirectTo })
    return error
  })
}

/** Redeems the 6-digit code of the mail, on this device or another. */
export function signInWithCode(email: string, code: string): Promise<Outcome> {
  return enter(async () => {
    const client = await openAuthClient()
    return client.verifyOtp({ email, token: code, type: 'email' })
  })
}

/** Redeems the 6-digit code of the mail for a new password. */
export function recoverWithCode(email: string, code: string): Promise<Outcome> {
  return enter(async () => {
    const client = await openAuthClient()
    return client.verifyOtp({ email, token: code, type: 'recovery' })
  })
}

/** Signs staff in. */
export function signInWithPassword(email: string, password: string): Promise<Outcome> {
  return enter(async () => {
    const client = await openAuthClient()
    return client.signInWithPassword({ email, password })
  })
}

/** Makes a session this browser's own: one that a link opened, or that arrived in the address. */
export function adoptSession(accessToken: string, refreshToken: string): Promise<Outcome> {
  return enter(async () => {
    const client = await openAuthClient()
    return client.setSession({ access_token: accessToken, refresh_token: refreshToken })
  })
}

/** Changes the password of the person signed in. */
export function updatePassword(password: string): Promise<AuthFault | undefined> {
  return attempt(async () => {
    const client = await openAuthClient()
    const { error } = await client.updateUser({ password })
    return error
  })
}

/** Renews the stored session, after the account behind it has changed. */
export function renewSession(): Promise<AuthFault | undefined> {
  return attempt(async () => {
    const client = await openAuthClient()
    const { error } = await client.refreshSession()
    return error
  })
}

/** The kinds of link that the product mails. */
export type LinkType = 'magiclink' | 'recovery' | 'email_change' | 'signup' | 'invite'

export type Redeemed = { session: AuthSession } | { address: AddressConfirmed } | { fault: AuthFault }

/**
 * Redeems the link of a mail, once. The session it opens is not this browser's yet: see {@link adoptSession}.
 * Call it from a button: mail scanners open links by themselves.
 */
export async function redeemLink(tokenHash: string, type: LinkType): Promise<Redeemed> {
  const { fault, answer } = await ask<AuthSession | AddressConfirmed>('/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token_hash: tokenHash, type }),
  })
  if (fault) return { fault }
  return 'access_token' in answer ? { session: answer } : { address: answer }
}

/** Whose access token this is, as the server knows it. */
export async function readTokenOwner(
  accessToken: string,
): Promise<{ id: string; email: string } | { fault: AuthFault }> {
  const { fault, answer } = await ask<{ id: string; email: string }>('/user', {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  return fault ? { fault } : answer
}

type Asked<Answer> = { fault: AuthFault; answer?: undefined } | { fault?: undefined; answer: Answer }

async function ask<Answer>(path: string, request: RequestInit): Promise<Asked<Answer>> {
  try {
    const response = await fetchNotingWait(authUrl(path), request)
    if (response.ok) return { answer: (await response.json()) as Answer }
    return { fault: faultOf({ status: response.status, message: await response.text() }) }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

type Answered = { data: { session: Session | null }; error: AuthError | null }

async function enter(call: () => Promise<Answered>): Promise<Outcome> {
  try {
    const { data, error } = await call()
    return { session: data.session, fault: error ? faultOf(error) : undefined }
  } catch (error) {
    return { session: null, fault: faultOf(error) }
  }
}

/** The sign-in client may fail to load or to reach the server: that is an answer too. */
async function attempt(call: () => Promise<AuthError | null>): Promise<AuthFault | undefined> {
  try {
    const error = await call()
    return error ? faultOf(error) : undefined
  } catch (error) {
    return faultOf(error)
  }
}

function faultOf(error: unknown): AuthFault {
  const { status, message = '' } = error as { status?: number; message?: string }
  return { status, message, waitSeconds: status === 429 ? secondsToWait() : undefined }
}
