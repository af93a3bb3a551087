/**
 * Where the form of a mailed link is sent: to the address of the link itself. Under an address without the token, a press
 * that failed, or the page loaded again after one that worked, would say that nobody knows the link.
 */
export function addressOfLink(path: string, token: string): string {
  return `${path}?${new URLSearchParams({ token })}`
}
