type Counted = { count: number; leads_to: string }

/** How many things wait that are done at one of the pages, or below it; at the home, below which all pages lie, the whole queue. */
export function countWaiting(kinds: readonly Counted[], addresses: readonly string[]): number {
  const isThere = (place: string) =>
    addresses.some((address) => place === address || place.startsWith(`${address}/`))
  return kinds
    .filter(({ leads_to: leadsTo }) => isThere(leadsTo.replace(/[?#].*$/, '')))
    .reduce((sum, { count }) => sum + count, 0)
}
