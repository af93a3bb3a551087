import type { Tx } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { listClaimsOf } from './claims/claims.queries.ts'
import { listBallotsOf, listNominationsBy } from './erasure.queries.ts'
import { sealTraces } from './nominator-traces.ts'

/** The classrooms and teachers someone nominated with this address. */
export async function exportNominations(services: Pick<Services, 'config'>, tx: Tx, email: string) {
  return {
    classrooms: await listBallotsOf(tx, sealTraces(services, [email])),
    teachers: await listNominationsBy(tx, email),
    confirmations: await listClaimsOf(tx, email),
  }
}
