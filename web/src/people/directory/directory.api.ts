import type { CallInput } from '@tower/contract/endpoint.ts'
import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** What staff read of people. */
export const directoryQueries = {
  all: (query: CallInput<typeof directoryEndpoints.list>['query']) =>
    readQuery(directoryEndpoints.list, { query }),
  one: (userId: string) => readQuery(directoryEndpoints.read, { params: { userId } }),
}
