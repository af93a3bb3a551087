import { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { isPublicAddress } from '../../vendors/webhooks/is-public-address.ts'
import { askSite } from './ask-site.ts'

/** Of nobody: kept for examples (RFC 5737). */
const madeUp = '203.0.113.77'
const Told = z.object({ network: z.string() })

/**
 * Whom the site takes us for, through all proxies, when we say that we are somebody else; throws where it believes us, and
 * where it sees the proxy alone.
 */
export async function lookAtForwarding(
  origin: string,
  { TRUST_PROXY, production }: Pick<Config, 'TRUST_PROXY' | 'production'>,
): Promise<string> {
  const answer = await askSite(origin + processEndpoints.network.path, { 'x-forwarded-for': madeUp })
  const told = Told.safeParse(await answer.json().catch(() => undefined))
  if (!told.success) throw new Error(`${origin} does not say whom it sees: ${answer.status}`)
  const { network } = told.data
  if (network === madeUp)
    throw new Error(
      `visitors may say where they come from: TRUST_PROXY=${TRUST_PROXY} is more than the number of your proxies, or the outermost passes X-Forwarded-For on as it came`,
    )
  if (production && TRUST_PROXY === 0 && !isPublicAddress(network))
    throw new Error(
      `every visitor is counted as ${network}, your own proxy: set TRUST_PROXY to the number of proxies`,
    )
  return `a request from this machine is counted as ${network}`
}
