import { sql } from 'kysely'
import { countTraces, type AddressTrace } from '../../address-traces.ts'
import type { Tx } from '../../database/database.ts'
import type { SealedTraces } from './erasure.queries.ts'

/** Nominations made from an address or naming it, and links and claims for classrooms. */
export async function findNominationsUnder(
  tx: Tx,
  email: string,
  { nominators, mailboxes }: SealedTraces,
): Promise<AddressTrace[]> {
  return [
    ...(await countTraces(
      tx,
      'nominations',
      sql`select nominator_name as name from teacher_nominations where nominator_email = ${email}
        union all select null from classroom_nominations
        where nominator_hash = any(${nominators}::text[]) or id in (
          select nomination_id from nomination_mailboxes where mailbox_hash = any(${mailboxes}::text[]))`,
    )),
    ...(await countTraces(
      tx,
      'named',
      sql`select teacher_name as name from teacher_nominations where nominee_email = ${email} or teacher_email = ${email}`,
    )),
    ...(await countTraces(
      tx,
      'confirmations',
      sql`select teacher_display_name as name from confirmation_requests where email = ${email}
        union all select teacher_display_name from classroom_claims where email = ${email}`,
    )),
  ]
}
