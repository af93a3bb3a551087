import { authBase } from '@tower/contract/people/identity.ts'
import type { GoTrueClient } from '@supabase/auth-js'
import { keepRefusal } from './auth-refusal.ts'
import { announceSession, sessionStorageKey } from './stored-session.ts'

const ownBase = (import.meta.env.VITE_AUTH_URL as string | undefined) ?? authBase

let opening: Promise<GoTrueClient> | undefined

/** What the client throws when the build names no address to sign in at. */
export class AuthNotConfigured extends Error {
  override readonly name = 'AuthNotConfigured'
}

/** The sign-in client, loaded when it is first needed: public pages never carry it. */
export function openAuthClient(): Promise<GoTrueClient> {
  opening ??= makeAuthClient()
  // A failed load is tried again at the next press.
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

/** Where a call of the sign-in protocol goes. The build may name another base than this site's; an empty one is a fault. */
export function authUrl(path: string, base = ownBase): string {
  if (base === '') throw new AuthNotConfigured('Supabase credentials are not configured')
  return new URL(base + path, window.location.origin).href
}

async function makeAuthClient(): Promise<GoTrueClient> {
  const url = authUrl('')
  const { AuthClient } = await import('@supabase/auth-js')
  const client = new AuthClient({
    url,
    storageKey: sessionStorageKey,
    persistSession: true,
    autoRefreshToken: true,
    // The callback page reads the address itself, so that it can ask before replacing a session.
    detectSessionInUrl: false,
    flowType: 'implicit',
    fetch: async (...request) => keepRefusal(await fetch(...request)),
  })
  client.onAuthStateChange(() => announceSession())
  return client
}
