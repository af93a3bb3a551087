import { forgetKeptWords } from './forget-kept-words.ts'
import { forgetSession, readRefreshToken, readStoredSession } from './stored-session.ts'

/** Signs out: this browser forgets first, in every tab, so that it holds even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  const session = readStoredSession()
  const refreshToken = readRefreshToken()
  forgetSession()
  forgetKeptWords()
  if (!session) return
  const { endSession } = await import('./end-session.ts')
  await endSession({ ...session, refreshToken })
}
