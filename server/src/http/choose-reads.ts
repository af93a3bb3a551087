import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, Reads } from '../database/database.ts'
import { readCookie } from './read-cookie.ts'

/** Says that this browser changed something a moment ago: what it reads next must show that. */
export const wroteCookie = 'wrote'

/** A page that was rendered a moment ago is shown for five seconds, whoever asks. */
const pagesLastSeconds = 5

/**
 * Where a call reads: what may lag, at a standby, for whoever is signed in nowhere and has changed nothing of late. Whoever is
 * signed in reads what is there now.
 */
export function chooseReads(
  { mayLag }: Pick<AnyEndpoint, 'mayLag'>,
  request: FastifyRequest,
  database: Pick<Database, 'read' | 'lagging'>,
): Reads {
  if (!mayLag || request.headers.authorization !== undefined) return database
  return readCookie(request, wroteCookie) === undefined ? database.lagging : database
}

/** Has each browser remember for some seconds that it changed something, whichever process it asks next. */
export function rememberWrites(app: FastifyInstance, mostLagSeconds: number): void {
  const mark = `${wroteCookie}=1; Path=/; Max-Age=${mostLagSeconds + pagesLastSeconds}; HttpOnly; SameSite=Lax`
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) void reply.header('set-cookie', mark)
    done(null, payload)
  })
}
