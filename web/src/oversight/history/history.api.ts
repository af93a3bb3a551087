import type { CallInput } from '@tower/contract/endpoint.ts'
import { historyEndpoints } from '@tower/contract/oversight/history.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read of what was done. */
export const historyQueries = {
  auditLog: (query: CallInput<typeof historyEndpoints.auditLog>['query']) =>
    readQuery(historyEndpoints.auditLog, { query }),
  roles: (query: CallInput<typeof historyEndpoints.roleHistory>['query']) =>
    readQuery(historyEndpoints.roleHistory, { query }),
}
