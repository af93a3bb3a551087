import { assistantEndpoints } from '@tower/contract/learning/assistant.contract.ts'
import { shareLinkEndpoints } from '@tower/contract/matching/share-links.contract.ts'
import { authBase } from '@tower/contract/people/identity.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'

/** What the database announces, whichever process wrote it: money, slots and draws; slides; what the charity says of itself. */
const channels = ['tower_live', 'tower_broadcasts', 'tower_charity']

/**
 * Calls back when something that a page shows may have changed: at once for what the database announces and for
 * every write that this process answers. What another process writes unannounced is only found by the cache's short life.
 */
export async function invalidateOnChange(
  app: FastifyInstance,
  database: Pick<Database, 'listen'> | undefined,
  onChange: () => void,
): Promise<void> {
  for (const channel of channels) {
    const stop = await database?.listen(channel, onChange)
    if (stop) app.addHook('onClose', () => stop())
  }
  // Before the writer hears that it is done, so that they see it with their next request.
  app.addHook('onSend', (request, { statusCode }, payload, done) => {
    if (statusCode < 400 && mayChangePages(request)) onChange()
    done(null, payload)
  })
}

const shownNowhere = new Set<string>([assistantEndpoints.ask.name, shareLinkEndpoints.visit.name])

/**
 * Sessions come and go, questions are asked and pages are visited, all day long: no page shows any of it. A form that a page reads writes
 * nothing itself; the calls it makes are heard.
 */
function mayChangePages({ method, url, routeOptions }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  const { endpoint } = routeOptions.config
  return endpoint !== undefined && !url.startsWith(`${authBase}/`) && !shownNowhere.has(endpoint.name)
}
