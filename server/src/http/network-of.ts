import ipaddr from 'ipaddr.js'
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
  // IPv4 that arrived at an IPv6 socket is IPv4 again.
  const parsed = ipaddr.process(bare)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const half = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${half.join(':')}::/64`
}
