import { sql } from 'kysely'
import { countOnePast } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../waiting-work.ts'

/** Disbursements that wait for a second person, the oldest first. */
export async function listWaitingDisbursements(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select given.id, given.paid_for as what, prospect.first_name || ' ' || left(prospect.last_name, 1) || '.' as who,
      given.amount_cents as "amountCents", given.recorded_at as since, null::timestamptz as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`select from disbursements where state = 'waiting'`)} as total
    from disbursements given join prospects prospect on prospect.id = given.prospect_id
    where given.state = 'waiting' order by given.recorded_at, given.id limit ${limit}`.execute(tx)
  return rows
}
