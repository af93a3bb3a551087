import type { Role } from '@tower/contract/access.ts'
import { CallError, refusalCodeHeader } from '@tower/contract/client.ts'
import type { AddressConfirmed } from '@tower/contract/people/identity.contract.ts'
import type { LinkType } from '@tower/contract/people/identity.ts'
import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import type { AuthError, Session } from '@supabase/auth-js'
import { authUrl, openAuthClient } from './auth-client.ts'
import { asCallError } from './auth-refusal.ts'

/** Who may come in now, or why not: a `CallError` where the server refused, another error where it was not reached. */
export type Outcome = { session: Session | null; fault?: Error | undefined }

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
}: LinkRequest): Promise<Error | undefined> {
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
export function requestPasswordLink(email: string, redirectTo: string): Promise<Error | undefined> {
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
export function redeemPasswordCode(email: string, code: string): Promise<Outcome> {
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
export function updatePassword(password: string): Promise<Error | undefined> {
  return attempt(async () => {
    const client = await openAuthClient()
    const { error } = await client.updateUser({ password })
    return error
  })
}

/** Renews the stored session, after the account behind it has changed. */
export function renewSession(): Promise<Error | undefined> {
  return attempt(async () => {
    const client = await openAuthClient()
    const { error } = await client.refreshSession()
    return error
  })
}

export type Redeemed = { session: AuthSession } | { address: AddressConfirmed } | { fault: Error }

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
): Promise<{ id: string; email: string } | { fault: Error }> {
  const { fault, answer } = await ask<{ id: string; email: string }>('/user', {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  return fault ? { fault } : answer
}

type Asked<Answer> = { fault: Error; answer?: undefined } | { fault?: undefined; answer: Answer }

async function ask<Answer>(path: string, request: RequestInit): Promise<Asked<Answer>> {
  try {
    const response = await fetch(authUrl(path), request)
    if (response.ok) return { answer: (await response.json()) as Answer }
    const { status, headers } = response
    const retryAfterSeconds = Number(headers.get('retry-after')) || undefined
    return {
      fault: new CallError(status, '', headers.get(refusalCodeHeader) ?? undefined, { retryAfterSeconds }),
    }
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
async function attempt(call: () => Promise<AuthError | null>): Promise<Error | undefined> {
  try {
    const error = await call()
    return error ? faultOf(error) : undefined
  } catch (error) {
    return faultOf(error)
  }
}

function faultOf(error: unknown): Error {
  const fault = asCallError(error)
  return fault instanceof Error ? fault : new Error('The sign-in client failed', { cause: fault })
}
