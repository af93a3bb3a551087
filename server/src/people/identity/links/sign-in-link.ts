import { safePath } from '@tower/contract/people/safe-path.ts'

const callbackPath = '/auth/callback'

/** The page of a mailed link. It shows a button; opening it changes nothing, so mail scanners can't use the link up. */
export function signInLinkUrl(origin: string, token: string, next: string | undefined): string {
  const query = new URLSearchParams({ token_hash: token, type: 'magiclink', ...(next ? { next } : {}) })
  return `${origin}${callbackPath}?${query.toString()}`
}

/** Where a person goes after signing in: a path of this site. GoTrue clients name the callback page itself, with `next` inside. */
export function nextAfterSignIn(redirectTo: string | undefined, origin: string): string | undefined {
  const path = safePath(redirectTo, origin)
  if (path === undefined) return undefined
  const url = new URL(path, origin)
  if (url.pathname !== callbackPath) return path
  const next = safePath(url.searchParams.get('next'), origin)
  return next?.startsWith(callbackPath) ? undefined : next
}
