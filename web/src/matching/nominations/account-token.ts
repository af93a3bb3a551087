import { readStoredSession } from '../../session/stored-session.ts'

/** What makes the nomination the account's. A token that could not be renewed goes along: the answer then says so. */
export async function accountToken(): Promise<string> {
  if (!readStoredSession()) return ''
  const stored = () => readStoredSession()?.accessToken ?? ''
  return import('../../session/access-token.ts').then(
    async ({ getAccessToken }) => (await getAccessToken().catch(() => undefined)) ?? stored(),
    stored,
  )
}
