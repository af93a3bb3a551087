import { integrationEndpoints } from '@tower/contract/oversight/integrations.contract.ts'
import { readingEndpoints } from '@tower/contract/oversight/reading.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { createKey } from './keys/create-key.ts'
import { listKeyRows } from './keys/keys.queries.ts'
import { viewKey } from './keys/keys.view.ts'
import { revokeKey } from './keys/revoke-key.ts'
import { readPage } from './reading/read-page.ts'
import {
  listBudgets,
  listClassrooms,
  listDonations,
  listDraws,
  listNominations,
  listReimbursements,
  listSlots,
  listTickets,
} from './reading/reading.queries.ts'
import {
  viewBudget,
  viewClassroom,
  viewDonation,
  viewDraw,
  viewNominations,
  viewReimbursement,
  viewSlot,
  viewTicket,
} from './reading/reading.view.ts'

/** Mounts the calls by which superadmins keep API keys, and those that the keys open. */
export function integrationRoutes(serve: Serve, services: Services): void {
  const now = () => services.clock.now()
  serve(integrationEndpoints, {
    listKeys: async () => ({
      items: (await services.database.read(listKeyRows)).map((row) => viewKey(row, now())),
    }),
    createKey: async ({ actor, body: { expires_at: end, request_key: requestKey, ...wish } }) => {
      const expiresAt = end === null ? null : new Date(end)
      const { key, secret } = await createKey(services, { ...wish, actor, expiresAt, requestKey })
      return { item: viewKey(key, now()), secret }
    },
    revokeKey: async ({ actor, params }) =>
      viewKey(await revokeKey(services, { actor, id: params.keyId }), now()),
  })
  serve(readingEndpoints, {
    donations: ({ query }) => readPage(services, query, { list: listDonations, view: viewDonation }),
    slots: ({ query }) => readPage(services, query, { list: listSlots, view: viewSlot }),
    draws: ({ query }) => readPage(services, query, { list: listDraws, view: viewDraw }),
    classrooms: ({ query }) => readPage(services, query, { list: listClassrooms, view: viewClassroom }),
    nominations: ({ query }) => readPage(services, query, { list: listNominations, view: viewNominations }),
    budgets: ({ query }) => readPage(services, query, { list: listBudgets, view: viewBudget }),
    reimbursements: ({ query }) =>
      readPage(services, query, { list: listReimbursements, view: viewReimbursement }),
    tickets: ({ query }) => readPage(services, query, { list: listTickets, view: viewTicket }),
  })
}
