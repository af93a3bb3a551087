import { forgetSession, readStoredSession } from './stored-session.ts'

/** Signs out: this browser forgets first, so that it holds even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  const session = readStoredSession()
  forgetSession()
  if (!session) return
  await fetch('/auth/v1/logout?scope=local', {
    method: 'POST',
    headers: { authorization: `Bearer ${session.accessToken}` },
    keepalive: true,
  }).catch(() => undefined)
}
