import { shoppingEndpoints } from '@tower/contract/spending/shopping.contract.ts'
import { shownSessions } from '@tower/contract/spending/shopping.ts'
import type { CardVendor } from '@tower/contract/spending/cards.ts'
import type { Above } from '../../domain.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { cancelSession } from './cancel-session.ts'
import { readSession } from './read-session.ts'
import { receiveCardEvent } from './receive-card-event.ts'
import { listSessions } from './shopping.queries.ts'
import { viewSession, viewSessionDetail } from './shopping.view.ts'
import { startSession } from './start-session.ts'

/** Mounts the calls of this domain. */
export function shoppingRoutes(serve: Serve, services: Services, { hands }: Pick<Above, 'hands'>): void {
  serve(shoppingEndpoints, {
    start: async ({ body, actor: { userId: teacherId } }) => {
      const { amountUsd: amount, request_key: requestKey } = body
      // One of the two is there, as the contract says.
      const vendor = (body.vendor ?? body.partner) as CardVendor
      const wish = { teacherId, vendor, amount, requestKey }
      return { session: viewSession(await startSession({ ...services, hands }, wish)) }
    },
    list: async ({ actor: { userId: teacherId } }) => {
      const rows = await services.database.read((tx) => listSessions(tx, { teacherId, limit: shownSessions }))
      return rows.map(viewSession)
    },
    read: async ({ query, actor: { userId: teacherId } }) => ({
      session: viewSessionDetail(await readSession(services, { teacherId, sessionId: query.id })),
    }),
    cancel: async ({ body, actor: { userId: teacherId } }) => ({
      session: viewSession(await cancelSession(services, { teacherId, sessionId: body.id })),
    }),
    webhook: async ({ request, reply }) => {
      void reply.headers(services.cardIssuer.answerHeaders)
      return receiveCardEvent(services, {
        rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: request.headers['stripe-signature']?.toString(),
      })
    },
  })
}
