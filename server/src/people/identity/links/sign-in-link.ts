import { paths } from '@tower/contract/pages.ts'
import { safePath } from '@tower/contract/people/safe-path.ts'
import type { LinkPurpose } from './links.queries.ts'

/** The page a mailed link opens, and how GoTrue names its kind. */
const landings: Record<LinkPurpose, { path: string; type: string }> = {
  sign_in: { path: paths.authCallback, type: 'magiclink' },
  recovery: { path: paths.resetPassword, type: 'recovery' },
  email_change: { path: paths.authCallback, type: 'email_change' },
}
const pagePaths = new Set(Object.values(landings).map(({ path }) => path))

/** The page of a mailed link. It shows a button; opening it changes nothing, so mail scanners can't use the link up. */
export function linkUrl(
  origin: string,
  { purpose, token, next }: { purpose: LinkPurpose; token: string; next?: string | undefined },
): string {
  const { path, type } = landings[purpose]
  const query = new URLSearchParams({ token_hash: token, type, ...(next ? { next } : {}) })
  return `${origin}${path}?${query.toString()}`
}

/** Where a person goes after signing in: a path of this site. GoTrue clients name the page of the link itself, with `next` inside. */
export function nextAfterSignIn(redirectTo: string | undefined, origin: string): string | undefined {
  const path = safePath(redirectTo, origin)
  if (path === undefined) return undefined
  const url = new URL(path, origin)
  if (!pagePaths.has(url.pathname)) return path
  const next = safePath(url.searchParams.get('next'), origin)
  return next && pagePaths.has(new URL(next, origin).pathname) ? undefined : next
}
