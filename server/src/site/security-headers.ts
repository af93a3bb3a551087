import { strictTransport } from '../http/strict-transport.ts'

/**
 * The headers of every page. Nothing comes from another origin; a form may lead to the payment page
 * (a redirect after a form post counts as its target). Style attributes are allowed, because drawings
 * and meters carry their measures in them; stylesheets and scripts written into a page are not.
 */
export function securityHeaders(options: {
  nonce: string
  origin: string
  formTargets: readonly string[]
}): Record<string, string> {
  const isHttps = options.origin.startsWith('https:')
  const policy = [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${options.nonce}'`,
    `style-src 'self' 'nonce-${options.nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    // A film that is about to be sent is shown first, and its frame taken from it.
    `media-src 'self' blob:`,
    `form-action ${["'self'", ...options.formTargets].join(' ')}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    ...(isHttps ? strictTransport : {}),
  }
}

/** What lets a mailed link's reader act as the person written to, and a giver see their own payment. */
const secretFields = ['token_hash', 'token', 'code', 'link', 'session_id', 'draft']

/** What is added for an address with a secret in it, which the page repeats: no cache keeps it. */
export function secretAddressHeaders(query: unknown): Record<string, string> {
  const isSecret =
    typeof query === 'object' && query !== null && secretFields.some((name) => Object.hasOwn(query, name))
  return isSecret ? { 'cache-control': 'no-store' } : {}
}
