import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { SecondPersonRow } from '../../second-person-act.ts'

/**
 * Disbursements above the limit, which one person recorded and another decides, the newest first. One that was voided had
 * been approved: by whom is in the audit log, for its row says who took it back.
 */
export async function listTwoPersonDisbursements(tx: Tx, limit: number): Promise<SecondPersonRow[]> {
  const { rows } = await sql<SecondPersonRow>`
    select given.id, given.paid_for as what, given.amount_cents as "amountCents",
      case given.state when 'waiting' then 'waiting' when 'declined' then 'declined' else 'approved' end as state,
      recorder.email as "askedBy", given.recorded_at as "askedAt",
      case when given.state <> 'voided' then decider.email end as "decidedBy",
      case when given.state <> 'voided' then given.decided_at end as "decidedAt", given.note as reason
    from (
      select * from disbursements where needs_second order by recorded_at desc, id limit ${limit}
    ) given
    join users recorder on recorder.id = given.recorded_by
    left join users decider on decider.id = given.decided_by
    order by given.recorded_at desc, given.id`.execute(tx)
  return rows
}
