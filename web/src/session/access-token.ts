import { openAuthClient } from './auth-client.ts'
import { readStoredSession } from './stored-session.ts'

const freshSeconds = 60

/** A token the API accepts: the stored one while it is fresh, else a renewed one; undefined when signed out. */
export async function getAccessToken(): Promise<string | undefined> {
  const stored = readStoredSession()
  if (!stored) return undefined
  if (stored.expiresAt - Date.now() / 1000 > freshSeconds) return stored.accessToken

  const client = await openAuthClient()
  const { data } = await client.getSession()
  return data.session?.access_token
}
