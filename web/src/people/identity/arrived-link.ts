import { type LinkType, redeemedKinds } from '@tower/contract/people/identity.ts'
import { nextOf } from './landing.ts'

/** What an address brought: a one-time token, a whole session handed over, or the refusal of another server. */
export type ArrivedLink = { next: string | undefined } & (
  | { kind: 'token'; token: string; type: LinkType }
  | { kind: 'session'; accessToken: string; refreshToken: string }
  | { kind: 'refused' }
)

const linkTypes: readonly LinkType[] = redeemedKinds.filter((kind) => kind !== 'email')

/** Reads what arrived in the address; undefined when there is nothing to sign in with. */
export function readArrivedLink({ search, hash }: { search: string; hash: string }): ArrivedLink | undefined {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const next = nextOf(query)

  const token = query.get('token_hash') ?? query.get('token')
  if (token) {
    const type = linkTypes.find((known) => known === query.get('type')) ?? 'magiclink'
    return { kind: 'token', token, type, next }
  }
  const [accessToken, refreshToken] = [fragment.get('access_token'), fragment.get('refresh_token')]
  if (accessToken && refreshToken) return { kind: 'session', accessToken, refreshToken, next }
  return fragment.has('error') || query.has('error') ? { kind: 'refused', next } : undefined
}
