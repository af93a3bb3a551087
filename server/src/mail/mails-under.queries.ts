import { sql } from 'kysely'
import { countTraces, type AddressTrace } from '../address-traces.ts'
import type { Tx } from '../database/database.ts'

/** Mails to an address, and what it has left. */
export async function findMailsUnder(tx: Tx, email: string): Promise<AddressTrace[]> {
  return [
    ...(await countTraces(tx, 'emails', sql`select null as name from mails where to_email = ${email}`)),
    ...(await countTraces(
      tx,
      'left_series',
      sql`select null as name from mail_leaves where email = ${email}`,
    )),
    ...(await countTraces(
      tx,
      'stopped',
      sql`select null as name from mail_suppressions where email = lower(${email})`,
    )),
  ]
}
