import { createHmac } from 'node:crypto'
import { networkOf } from '../../../http/network-of.ts'
import { keptKey } from '../../../secret-keys.ts'
import type { Services } from '../../../services.ts'

/**
 * A network that nobody can read an address from: enough to see that a guardian's word came from where the keeper wrote.
 * Null where the address is not known.
 */
export function sealNetwork(
  { config }: Pick<Services, 'config'>,
  address: string | undefined,
): string | null {
  const network = networkOf(address)
  if (network === 'unknown' || config.SECRET === undefined) return null
  return createHmac('sha256', keptKey(config, 'consent-network/1')).update(network).digest('hex').slice(0, 16)
}
