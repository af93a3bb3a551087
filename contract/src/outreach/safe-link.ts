const nowhere = 'https://own.invalid'
/** What browsers take out of or read as other characters in an address. */
const unsafe = /[\u0000-\u0020\\]/

/** Whether an address is a path of this site. `//elsewhere` and `/\elsewhere` are not. */
export function isOwnPath(address: string): boolean {
  return (
    address.startsWith('/') &&
    !unsafe.test(address) &&
    URL.canParse(address, nowhere) &&
    new URL(address, nowhere).origin === nowhere
  )
}

/** Whether a link that staff wrote may be shown: a path of this site, or https. */
export function isSafeLink(address: string): boolean {
  if (isOwnPath(address)) return true
  return !unsafe.test(address) && address.startsWith('https://') && URL.canParse(address)
}
