import { sql } from 'kysely'
import { countTraces, type AddressTrace } from '../../address-traces.ts'
import type { Tx } from '../../database/database.ts'

/** Requests to become a sponsor from an address. */
export async function findRequestsUnder(tx: Tx, email: string): Promise<AddressTrace[]> {
  return countTraces(
    tx,
    'sponsor_requests',
    sql`select display_name as name from sponsor_requests where email = ${email}`,
  )
}
