import { sessionDeskEndpoints } from '@tower/contract/spending/session-desk.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { readDeskSession } from './read-desk-session.ts'
import { saveSessionOrder } from './save-session-order.ts'
import { viewDeskSession } from './session-desk.view.ts'

/** Mounts what staff do about shopping sessions. */
export function sessionDeskRoutes(serve: Serve, services: Services): void {
  serve(sessionDeskEndpoints, {
    read: async ({ params: { sessionId } }) => ({
      session: viewDeskSession(await services.database.read((tx) => readDeskSession(tx, sessionId))),
    }),
    saveOrder: async ({ actor, params: { sessionId }, body: entry }) => ({
      session: viewDeskSession(await saveSessionOrder(services, { actor, sessionId, entry })),
    }),
  })
}
