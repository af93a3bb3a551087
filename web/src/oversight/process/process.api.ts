import { processEndpoints } from '@tower/contract/oversight/process.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** What superadmins read of what runs. No event tells of it: it is read again each half minute while it is looked at. */
export const systemQuery = { ...readQuery(processEndpoints.system, {}), refetchInterval: 30_000 }
