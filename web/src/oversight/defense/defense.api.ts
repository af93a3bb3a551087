import type { CallInput } from '@tower/contract/endpoint.ts'
import { defenseEndpoints } from '@tower/contract/oversight/defense.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read of what was turned away. */
export const refusedAttemptsQuery = (query: CallInput<typeof defenseEndpoints.refusedAttempts>['query']) =>
  readQuery(defenseEndpoints.refusedAttempts, { query })
