import { sql } from 'kysely'
import { countTraces, type AddressTrace } from '../../address-traces.ts'
import type { Tx } from '../../database/database.ts'

/** Programs that an address follows. */
export async function findInterestsUnder(tx: Tx, email: string): Promise<AddressTrace[]> {
  return countTraces(tx, 'follows', sql`select null as name from program_interests where email = ${email}`)
}
