import { sql } from 'kysely'
import { countTraces, type AddressTrace } from '../../address-traces.ts'
import type { Tx } from '../../database/database.ts'

/** Classrooms whose teacher an address is. */
export async function findClassroomsUnder(tx: Tx, email: string): Promise<AddressTrace[]> {
  return countTraces(
    tx,
    'classrooms',
    sql`select teacher_display_name as name from classrooms where teacher_email = ${email}`,
  )
}
