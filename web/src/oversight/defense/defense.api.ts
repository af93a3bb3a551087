import type { CallInput } from '@tower/contract/endpoint.ts'
import { defenseEndpoints } from '@tower/contract/oversight/defense.contract.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read of what was turned away. */
export const refusedAttemptsQuery = (query: CallInput<typeof defenseEndpoints.refusedAttempts>['query']) =>
  readQuery(defenseEndpoints.refusedAttempts, { query })

/** The same without pages, as a file for spreadsheets. */
export const readRefusedFile = (query: CallInput<typeof defenseEndpoints.refusedAttemptsCsv>['query']) =>
  browserCall(defenseEndpoints.refusedAttemptsCsv, { query })
