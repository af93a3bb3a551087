import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { budgetEndpoints } from '@tower/contract/money/budgets.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

const staleOn = ['budget.changed', 'slot.matched'] as const

/** What portals read of budgets. */
export const budgetQueries = {
  own: readQuery(budgetEndpoints.own, {}, staleOn),
  history: (budgetId: string, page: number, pageSize: number) =>
    readQuery(budgetEndpoints.history, { params: { budgetId }, query: { page, pageSize } }, staleOn),
  list: (query: CallInput<typeof budgetEndpoints.list>['query']) =>
    readQuery(budgetEndpoints.list, { query }, staleOn),
  one: (budgetId: string) => readQuery(budgetEndpoints.read, { params: { budgetId } }, staleOn),
  yearEnd: readQuery(budgetEndpoints.yearEnd, {}, staleOn),
}

/** What staff change of them. */
export const budgetCalls = {
  set: (body: CallInput<typeof budgetEndpoints.upsert>['body']) =>
    browserCall(budgetEndpoints.upsert, { body }),
  lock: (body: CallInput<typeof budgetEndpoints.lock>['body']) => browserCall(budgetEndpoints.lock, { body }),
  setYearEnd: (body: CallInput<typeof budgetEndpoints.setYearEnd>['body']) =>
    browserCall(budgetEndpoints.setYearEnd, { body }),
  file: (query: CallInput<typeof budgetEndpoints.listCsv>['query']) =>
    browserCall(budgetEndpoints.listCsv, { query }),
}

/** Reads them anew after a change. */
export const readBudgetsAgain = (client: QueryClient) => readAgain(client, budgetEndpoints)
