import { sql } from 'kysely'
import { countOnePast } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import type { WaitingRead, WaitingRow } from '../../waiting-work.ts'

const ofPayouts = sql`select id, recorded_at as since from disbursements where state = 'waiting'`
const ofVoids = sql`select id, void_asked_at as since from disbursements where state = 'paid' and void_asked_at is not null`

/** Disbursements that wait for a second person, to be paid or to be taken back, the oldest first. */
export async function listWaitingDisbursements(tx: Tx, { limit, bound }: WaitingRead): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select given.id, given.paid_for as what, prospect.first_name || ' ' || left(prospect.last_name, 1) || '.' as who,
      given.amount_cents as "amountCents", waiting.since, null::timestamptz as "dueAt", false as "isUrgent",
      ${countOnePast(bound, sql`${ofPayouts} union all ${ofVoids}`)} as total
    from (
      (${ofPayouts} order by recorded_at, id limit ${limit}) union all (${ofVoids} order by void_asked_at, id limit ${limit})
    ) waiting
    join disbursements given on given.id = waiting.id join prospects prospect on prospect.id = given.prospect_id
    order by waiting.since, given.id limit ${limit}`.execute(tx)
  return rows
}
