import { authUrl } from './auth-client.ts'

/** A session as it was kept; the refresh token outlives the access token. */
export type EndingSession = { accessToken: string; refreshToken: string | undefined; expiresAt: number }

/** Ends a session on the server. One whose access token ran out is renewed for it, or its refresh token would live on. */
export async function endSession(session: EndingSession): Promise<void> {
  try {
    const hasRunOut = session.expiresAt <= Date.now() / 1000
    const accessToken = hasRunOut ? await renew(session.refreshToken) : session.accessToken
    if (accessToken) await logOut(accessToken)
  } catch {
    // The browser has forgotten it already; more can't be done without the server.
  }
}

async function renew(refreshToken: string | undefined): Promise<string | undefined> {
  const answer = await fetch(authUrl('/token?grant_type=refresh_token'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken ?? '' }),
    keepalive: true,
  })
  return answer.ok ? ((await answer.json()) as { access_token?: string }).access_token : undefined
}

async function logOut(accessToken: string): Promise<void> {
  await fetch(authUrl('/logout?scope=local'), {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    keepalive: true,
  })
}
