import type { QueryClient } from '@tanstack/react-query'
import { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import { readAgain } from '../../api/read-again.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'

/** What superadmins read of what runs. No event tells of it: it is read again each half minute while it is looked at. */
export const systemQuery = { ...readQuery(processEndpoints.system, {}), refetchInterval: 30_000 }

/** Has a worker run a job now. */
export const runJob = (job: string) => browserCall(processEndpoints.runJob, { params: { job } })

/** Reads it anew after that. */
export const readSystemAgain = (client: QueryClient) => readAgain(client, { system: processEndpoints.system })
