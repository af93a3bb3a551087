import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { viewEndpoints } from '@tower/contract/oversight/views.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

const aWhile = 5 * 60_000

/** What staff read of their saved views. Only they change them, so they are not read anew on every page. */
export const viewQueries = { all: { ...readQuery(viewEndpoints.list, {}), staleTime: aWhile } }

/** What they do with them. */
export const viewCalls = {
  save: (body: CallInput<typeof viewEndpoints.save>['body']) => browserCall(viewEndpoints.save, { body }),
  change: (viewId: string, body: CallInput<typeof viewEndpoints.change>['body']) =>
    browserCall(viewEndpoints.change, { params: { viewId }, body }),
  remove: (viewId: string) => browserCall(viewEndpoints.remove, { params: { viewId } }),
}

/** Reads saved views anew after a change. */
export const readViewsAgain = (client: QueryClient) => readAgain(client, viewEndpoints)
