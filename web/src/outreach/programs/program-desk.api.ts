import type { QueryClient } from '@tanstack/react-query'
import type { CallInput } from '@tower/contract/endpoint.ts'
import { programDeskEndpoints as endpoints } from '@tower/contract/outreach/program-desk.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

export type ProgramChange = CallInput<typeof endpoints.change>['body']
type ProgramId = CallInput<typeof endpoints.reorder>['body']['ids'][number]

/** What staff read of the programs. */
export const programQueries = {
  all: (query: CallInput<typeof endpoints.list>['query']) => readQuery(endpoints.list, { query }),
}

/** What they do with them. */
export const programCalls = {
  change: (programId: string, body: ProgramChange) =>
    browserCall(endpoints.change, { params: { programId }, body }),
  open: (programId: string) => browserCall(endpoints.open, { params: { programId } }),
  close: (programId: string) => browserCall(endpoints.close, { params: { programId } }),
  reorder: (ids: readonly string[]) => browserCall(endpoints.reorder, { body: { ids: ids as ProgramId[] } }),
  csv: (query: CallInput<typeof endpoints.listCsv>['query']) => browserCall(endpoints.listCsv, { query }),
}

/** Reads the programs again after an act. */
export const readProgramsAgain = (client: QueryClient) => readAgain(client, endpoints)
