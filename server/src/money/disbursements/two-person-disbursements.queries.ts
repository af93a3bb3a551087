import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { SecondPersonRow } from '../../second-person-act.ts'

/** Disbursements above the limit, which one person recorded and another decides, the newest first. */
export async function listTwoPersonDisbursements(tx: Tx, limit: number): Promise<SecondPersonRow[]> {
  const { rows } = await sql<SecondPersonRow>`
    select given.id, given.paid_for as what, given.amount_cents as "amountCents",
      case given.state when 'waiting' then 'waiting' when 'paid' then 'approved' else 'declined' end as state,
      recorder.email as "askedBy", given.recorded_at as "askedAt", decider.email as "decidedBy",
      given.decided_at as "decidedAt", given.note as reason
    from (
      select * from disbursements where needs_second order by recorded_at desc, id limit ${limit}
    ) given
    join users recorder on recorder.id = given.recorded_by
    left join users decider on decider.id = given.decided_by
    order by given.recorded_at desc, given.id`.execute(tx)
  return rows
}
