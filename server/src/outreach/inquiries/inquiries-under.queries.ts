import { sql } from 'kysely'
import { countTraces, type AddressTrace } from '../../address-traces.ts'
import type { Tx } from '../../database/database.ts'

/** What was written to the charity from an address. */
export async function findInquiriesUnder(tx: Tx, email: string): Promise<AddressTrace[]> {
  return countTraces(tx, 'messages', sql`select name from inquiries where email = ${email}`)
}
