import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { SecondPersonRow } from '../../second-person-act.ts'

/**
 * What two people decide of disbursements above the limit, the newest first: one recorded it and another let it be paid or
 * declined it, and one asked that it be voided and another agreed.
 */
export async function listTwoPersonDisbursements(tx: Tx, limit: number): Promise<SecondPersonRow[]> {
  const { rows } = await sql<SecondPersonRow>`
    with paid_acts as (
      select id, case state when 'waiting' then 'waiting' when 'declined' then 'declined' else 'approved' end as state,
        recorded_by as asked_by, recorded_at as asked_at, decided_by, decided_at,
        case when state = 'declined' then note end as reason
      from disbursements where needs_second order by recorded_at desc, id limit ${limit}
    ), void_acts as (
      select id, case when voided_at is null then 'waiting' else 'approved' end as state,
        void_asked_by as asked_by, void_asked_at as asked_at, voided_by as decided_by, voided_at as decided_at, note as reason
      from disbursements where void_asked_at is not null order by void_asked_at desc, id limit ${limit}
    ), acts as (select *, false as is_void from paid_acts union all select *, true from void_acts)
    select acts.id || case when is_void then ':void' else '' end as id,
      given.paid_for as what, given.amount_cents as "amountCents", acts.state,
      asker.email as "askedBy", acts.asked_at as "askedAt", decider.email as "decidedBy",
      acts.decided_at as "decidedAt", acts.reason
    from acts join disbursements given on given.id = acts.id
    join users asker on asker.id = acts.asked_by
    left join users decider on decider.id = acts.decided_by
    order by acts.asked_at desc, acts.id limit ${limit}`.execute(tx)
  return rows
}
