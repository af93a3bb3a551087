import type { QueryClient } from '@tanstack/react-query'
import type { CallInput, CallOutput } from '@tower/contract/endpoint.ts'
import { cardEndpoints } from '@tower/contract/spending/cards.contract.ts'
import { shoppingEndpoints } from '@tower/contract/spending/shopping.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

export type Session = CallOutput<typeof shoppingEndpoints.list>[number]
export type SessionDetail = CallOutput<typeof shoppingEndpoints.read>['session']

const staleOn = ['session.changed', 'card.changed'] as const

/** What a teacher reads of shopping. */
export const shoppingQueries = {
  sessions: readQuery(shoppingEndpoints.list, {}, staleOn),
  session: (id: string) => readQuery(shoppingEndpoints.read, { query: { id } }, staleOn),
}

/** What a teacher does there. */
export const shoppingCalls = {
  start: (body: CallInput<typeof shoppingEndpoints.start>['body']) =>
    browserCall(shoppingEndpoints.start, { body }),
  cancel: (id: string) => browserCall(shoppingEndpoints.cancel, { body: { id } }),
}

/** Reads sessions again, and what they left of the budget. */
export const readShoppingAgain = (client: QueryClient) => readAgain(client, shoppingEndpoints, cardEndpoints)
