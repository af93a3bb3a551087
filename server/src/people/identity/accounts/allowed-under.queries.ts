import { sql } from 'kysely'
import { countTraces, type AddressTrace } from '../../../address-traces.ts'
import type { Tx } from '../../../database/database.ts'

/** Entries of the allowlist for an address. */
export async function findAllowedUnder(tx: Tx, email: string): Promise<AddressTrace[]> {
  return countTraces(tx, 'allowlist', sql`select name from allowlist_entries where email = ${email}`)
}
