import { keeperCookie } from '@tower/contract/people/keeper-browser.ts'
import { retention } from '@tower/contract/retention.ts'
import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { siteOrigin } from '../../../config.ts'
import { readCookie } from '../../../http/read-cookie.ts'
import { keptKey } from '../../../secret-keys.ts'
import type { Services } from '../../../services.ts'

type Keyed = Pick<Services, 'config'>

/** Where guardians say their word: the browser hands the mark on there and nowhere else. */
const places = ['/prospect', '/api/prospect']

/**
 * Marks the browser in which somebody writes a profile. The mark is a keyed hash of the account: whoever reads it learns
 * nothing, and it is compared where a guardian speaks, with those who keep that profile.
 */
export function markBrowser({ config }: Keyed, reply: FastifyReply, userId: string): void {
  const mark = markOf(config, userId)
  if (mark === undefined) return
  const safe = siteOrigin(config).startsWith('https:') ? '; Secure' : ''
  const rest = `Max-Age=${retention.consentNetworks.days * 86_400}; HttpOnly; SameSite=Strict${safe}`
  void reply.header(
    'set-cookie',
    places.map((place) => `${keeperCookie}=${mark}; Path=${place}; ${rest}`),
  )
}

/** Whether a request comes from a browser that one of these accounts marked. */
export function isMarkedBy({ config }: Keyed, mark: string | undefined, userIds: readonly string[]): boolean {
  return mark !== undefined && userIds.some((userId) => markOf(config, userId) === mark)
}

/** What a browser says of itself; undefined where nobody wrote a profile in it. */
export const readMark = (request: FastifyRequest): string | undefined => readCookie(request, keeperCookie)

function markOf(config: Services['config'], userId: string): string | undefined {
  if (config.SECRET === undefined) return undefined
  return createHmac('sha256', keptKey(config, 'keeper-browser/1')).update(userId).digest('hex').slice(0, 32)
}
