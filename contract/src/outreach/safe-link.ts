import { safePath } from '../people/safe-path.ts'

/** What browsers take out of or read as other characters in an address. */
const unsafe = /[\u0000-\u0020\\]/

/** Whether an address is a path of this site, however it is disguised: see `safePath`. */
export function isOwnPath(address: string): boolean {
  return safePath(address) !== undefined
}

/** Whether a link that staff wrote may be shown: a path of this site, or https without a name or password in it. */
export function isSafeLink(address: string): boolean {
  if (isOwnPath(address)) return true
  if (unsafe.test(address) || !address.startsWith('https://')) return false
  const url = URL.parse(address)
  return url !== null && url.username === '' && url.password === ''
}
