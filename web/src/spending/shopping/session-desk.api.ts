import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { sessionDeskEndpoints } from '@tower/contract/spending/session-desk.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** A teacher's shopping session as staff read it. */
export const sessionDeskQuery = (sessionId: string) =>
  readQuery(sessionDeskEndpoints.read, { params: { sessionId } })

export type OrderEntry = CallInput<typeof sessionDeskEndpoints.saveOrder>['body']

/** Keeps an order of a session as staff wrote it down. */
export const saveSessionOrder = (sessionId: string, body: OrderEntry) =>
  browserCall(sessionDeskEndpoints.saveOrder, { params: { sessionId }, body })

/** Reads the session again. */
export const readSessionDeskAgain = (client: QueryClient) => readAgain(client, sessionDeskEndpoints)
