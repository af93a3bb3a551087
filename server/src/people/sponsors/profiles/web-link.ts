import { safePath } from '@tower/contract/people/safe-path.ts'

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
  const path = safePath(text)
  if (path === undefined) return undefined
  const { pathname } = new URL(path, 'http://own.invalid')
  return pathname === '/' ? undefined : pathname
}
