import { isIPv4, isIPv6 } from 'node:net'

const ipv4WithPort = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/
const ipv6WithPort = /^\[([^\]]+)\](?::\d{1,5})?$/

/**
 * What an address is counted as: itself, but of IPv6 its first half. Providers hand each customer at
 * least that much, so single addresses of it can be changed at will. Some proxies write the port along,
 * which changes with each connection. Whoever hung up has no address any more, and what is none is counted as one.
 */
export function networkOf(address: string | undefined): string {
  const [written = ''] = (address ?? '').split('%', 1)
  const bare = ipv4WithPort.exec(written)?.[1] ?? ipv6WithPort.exec(written)?.[1] ?? written
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return 'unknown'
  const groups = groupsOf(bare)
  return mappedIpv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

/** All eight groups, however the address was shortened. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::', 2)
  const [head, tail] = [readGroups(before), readGroups(after ?? '')]
  const omitted = after === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array<string>(omitted).fill('0'), ...tail]
}

/** The last two groups may be written as IPv4. */
function readGroups(text: string): string[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [parseInt(group, 16).toString(16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)]
  })
}

/** Where IPv4 arrives at an IPv6 socket. */
function mappedIpv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return undefined
  return groups
    .slice(6)
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.')
}
