import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { isPublicAddress } from '../../vendors/webhooks/is-public-address.ts'
import { hostOf } from '../../vendors/webhooks/post-outside.ts'

/**
 * Refuses what no message may be sent to: anything but https, passwords in the address, and names and numbers of private
 * networks. A name that leads nowhere yet is kept; where it leads is looked at again when something is sent.
 *
 * @returns the address as it is kept
 */
export async function requireWebhookUrl(
  { config }: Pick<Services, 'config'>,
  given: string,
): Promise<string> {
  const url = URL.canParse(given) ? new URL(given) : undefined
  const mayBePrivate = config.WEBHOOKS_TO_PRIVATE_NETWORKS
  const isAllowed = url?.protocol === 'https:' || (mayBePrivate && url?.protocol === 'http:')
  if (!url || !isAllowed || url.username !== '' || url.password !== '')
    throw new Refusal('webhooks.not_https')
  url.hash = ''
  if (!mayBePrivate && !(await isOutside(hostOf(url)))) throw new Refusal('webhooks.private_address')
  return url.href
}

async function isOutside(host: string): Promise<boolean> {
  if (isIP(host) !== 0) return isPublicAddress(host)
  if (/(^|\.)(localhost|local|internal)\.?$/.test(host)) return false
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.every(({ address }) => isPublicAddress(address))
}
