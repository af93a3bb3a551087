import { openAuthClient } from './auth-client.ts'
import { asCallError } from './auth-refusal.ts'
import { endSession } from './end-session.ts'
import { readRefreshToken, readStoredSession } from './stored-session.ts'

/** For people with neither a password nor an app: a new sign-in, by a mailed code, is the proof. Mails the code. */
export async function mailProofCode(): Promise<void> {
  const client = await openAuthClient()
  const { error } = await client.signInWithOtp({ email: ownAddress(), options: { shouldCreateUser: false } })
  if (error) throw asCallError(error)
}

/** Redeems the mailed code: a new session takes the place of this one, which ends. */
export async function giveMailedCode(code: string): Promise<void> {
  const [before, refreshToken] = [readStoredSession(), readRefreshToken()]
  const client = await openAuthClient()
  const { error } = await client.verifyOtp({ email: ownAddress(), token: code, type: 'email' })
  if (error) throw asCallError(error)
  if (before) await endSession({ ...before, refreshToken })
}

function ownAddress(): string {
  return readStoredSession()?.email ?? ''
}
