import { isOwnPath } from '@tower/contract/outreach/safe-link.ts'

/** An address on the web as it may stand in public: http or https, a real host, no password in it. Undefined otherwise. */
export function readWebLink(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const { href, protocol, hostname, username, password } = new URL(text)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  if (!isWeb || username !== '' || password !== '' || !hostname.includes('.')) return undefined
  return href
}

/** The path of an address on this site, without question or anchor. Undefined for any other, and for the home page. */
export function readOwnPath(text: string): string | undefined {
  if (!isOwnPath(text)) return undefined
  const { pathname } = new URL(text, 'http://own.invalid')
  // Dots fold away: `/.//elsewhere` would come out as another site's address.
  return /^\/[^/]/.test(pathname) ? pathname : undefined
}
