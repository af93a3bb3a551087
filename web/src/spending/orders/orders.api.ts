import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { orderEndpoints } from '@tower/contract/spending/orders.contract.ts'
import { makeStale } from '../../api/stale-on.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

type Query = CallInput<typeof orderEndpoints.list>['query']
type Body<Name extends 'create' | 'setStatus' | 'upsertShipment' | 'recordReturn'> = CallInput<
  (typeof orderEndpoints)[Name]
>['body']

/** What is read of orders: a teacher reads their own, staff everybody's. */
export const orderQueries = {
  list: (query: Query) => readQuery(orderEndpoints.list, { query }, ['order.changed']),
  one: (orderId: string) =>
    readQuery(orderEndpoints.read, { params: { orderId } }, ['order.changed', 'approval.changed']),
}

/** What is done with orders. */
export const orderCalls = {
  create: (body: Body<'create'>) => browserCall(orderEndpoints.create, { body }),
  cancel: (orderId: string) => browserCall(orderEndpoints.cancel, { params: { orderId } }),
  setStatus: (body: Body<'setStatus'>) => browserCall(orderEndpoints.setStatus, { body }),
  ship: (body: Body<'upsertShipment'>) => browserCall(orderEndpoints.upsertShipment, { body }),
  recordReturn: (orderId: string, body: Body<'recordReturn'>) =>
    browserCall(orderEndpoints.recordReturn, { params: { orderId }, body }),
  file: (query: CallInput<typeof orderEndpoints.listCsv>['query']) =>
    browserCall(orderEndpoints.listCsv, { query }),
}

/** Reads the lists, the open order and what is left of the budget anew. */
export const readOrdersAgain = (client: QueryClient) => makeStale(client, 'order.changed')
