import { openAuthClient } from './auth-client.ts'
import { isFresh, readStoredSession } from './stored-session.ts'

/** A token the API accepts: the stored one while it is fresh, else a renewed one; undefined when signed out. */
export async function getAccessToken(): Promise<string | undefined> {
  return readFreshToken() ?? (readStoredSession() ? oneTabAtATime(renewToken) : undefined)
}

function readFreshToken(): string | undefined {
  const stored = readStoredSession()
  return stored && isFresh(stored) ? stored.accessToken : undefined
}

async function renewToken(): Promise<string | undefined> {
  // While this tab waited for its turn another one may have renewed it.
  const renewed = readFreshToken()
  if (renewed) return renewed
  const client = await openAuthClient()
  const { data } = await client.getSession()
  return data.session?.access_token
}

/** Tabs take turns. Where the browser knows no locks, the server still forgives two at the same moment. */
function oneTabAtATime<Found>(work: () => Promise<Found>): Promise<Found> {
  // Older browsers, and pages without TLS, have none.
  const locks = navigator.locks as LockManager | undefined
  return locks ? locks.request('tower:renew-session', work) : work()
}
