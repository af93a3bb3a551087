import { readNext } from './landing.ts'

/** What a sign-in link brought: a one-time token, or a whole session handed over in the address. */
export type ArrivedLink =
  | { kind: 'token'; token: string; next: string | undefined }
  | { kind: 'session'; accessToken: string; refreshToken: string; next: string | undefined }

/** Reads what arrived in the address; undefined when there is nothing to sign in with. */
export function readArrivedLink({ search, hash }: { search: string; hash: string }): ArrivedLink | undefined {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const next = readNext(query.get('next')) ?? readNext(query.get('redirect'))

  const token = query.get('token_hash') ?? query.get('token')
  if (token) return { kind: 'token', token, next }

  const [accessToken, refreshToken] = [fragment.get('access_token'), fragment.get('refresh_token')]
  return accessToken && refreshToken ? { kind: 'session', accessToken, refreshToken, next } : undefined
}
