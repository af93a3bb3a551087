import { isIPv6 } from 'node:net'

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What an address is counted as: itself, but of IPv6 its first half. Providers hand each customer at
 * least that much, so single addresses of it can be changed at will. Whoever hung up has none any more.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'unknown'
  const mapped = mappedIpv4.exec(address)?.[1]
  if (mapped) return mapped
  const [bare = ''] = address.split('%', 1)
  return isIPv6(bare) ? `${firstHalf(bare).join(':')}::/64` : address
}

function firstHalf(address: string): string[] {
  const [before = '', after] = address.split('::', 2)
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')]
  const omitted = after === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array<string>(omitted).fill('0'), ...tail]
  return groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16))
}

/** The last group may be written as IPv4, which stands for two. */
function groupsOf(text: string): string[] {
  return text.split(':').flatMap((group) => (group === '' ? [] : group.includes('.') ? ['0', '0'] : [group]))
}
