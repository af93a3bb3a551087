import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { integrationEndpoints } from '@tower/contract/oversight/integrations.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What superadmins read of API keys. */
export const integrationQueries = { keys: readQuery(integrationEndpoints.listKeys, {}) }

/** What they do with them. */
export const integrationCalls = {
  createKey: (body: CallInput<typeof integrationEndpoints.createKey>['body']) =>
    browserCall(integrationEndpoints.createKey, { body }),
  revokeKey: (keyId: string) => browserCall(integrationEndpoints.revokeKey, { params: { keyId } }),
}

/** Reads the keys anew after a change. */
export const readKeysAgain = (client: QueryClient) => readAgain(client, integrationEndpoints)
