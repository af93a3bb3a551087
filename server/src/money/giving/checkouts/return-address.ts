import { safePath } from '@tower/contract/people/safe-path.ts'
import { Refusal } from '../../../refusal.ts'

const sessionPlaceholder = '{CHECKOUT_SESSION_ID}'

/** Where a giver comes back to: a page of this site, given as a path or as an address of our own origin. */
export function readReturnAddress(
  value: string | null | undefined,
  origin: string,
  fallback: string,
): string {
  const wanted = value == null || value === '' ? fallback : value
  const path = safePath(wanted, origin)
  if (path === undefined) throw new Refusal('giving.return_address')
  return origin + path
}

/** The address a paid session returns to, as the provider would fill it. */
export function nameSession(successUrl: string, sessionId: string | null): string {
  return successUrl.replaceAll(sessionPlaceholder, sessionId ?? '')
}

/** Adds the provider's placeholder, so that the page can ask what became of the payment. */
export function withSessionId(address: string): string {
  const url = new URL(address)
  if (url.searchParams.has('session_id')) url.searchParams.delete('session_id')
  const query = url.search === '' ? '?' : `${url.search}&`
  // Written by hand: URLSearchParams would encode the braces, and the provider would not find them.
  return `${url.origin}${url.pathname}${query}session_id=${sessionPlaceholder}${url.hash}`
}
