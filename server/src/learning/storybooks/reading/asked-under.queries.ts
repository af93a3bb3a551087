import { sql } from 'kysely'
import { countTraces, type AddressTrace } from '../../../address-traces.ts'
import type { Tx } from '../../../database/database.ts'

/** Requests from an address to take a storybook down. */
export async function findAskedUnder(tx: Tx, email: string): Promise<AddressTrace[]> {
  return countTraces(
    tx,
    'takedowns',
    sql`select null as name from story_takedowns where lower(email) = lower(${email})`,
  )
}
