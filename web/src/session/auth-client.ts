import type { GoTrueClient } from '@supabase/auth-js'
import { announceSession, sessionStorageKey } from './stored-session.ts'

let opening: Promise<GoTrueClient> | undefined

/** The sign-in client, loaded when it is first needed: public pages never carry it. */
export function openAuthClient(): Promise<GoTrueClient> {
  opening ??= makeAuthClient()
  return opening
}

async function makeAuthClient(): Promise<GoTrueClient> {
  const { AuthClient } = await import('@supabase/auth-js')
  const client = new AuthClient({
    url: new URL('/auth/v1', window.location.origin).href,
    storageKey: sessionStorageKey,
    persistSession: true,
    autoRefreshToken: true,
    // The callback page reads the address itself, so that it can ask before replacing a session.
    detectSessionInUrl: false,
    flowType: 'implicit',
  })
  client.onAuthStateChange(() => announceSession())
  return client
}
