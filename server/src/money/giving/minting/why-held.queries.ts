import { whyHeld } from '@tower/contract/matching/draw-desk.ts'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const Reason = z.object({
  donor_id: z.string(),
  why: z.enum(whyHeld),
  payment_id: z.string().nullable(),
  cents: z.number(),
})

/** One reason why slots of a donor are held back. */
export type ReasonToHold = z.infer<typeof Reason>

const most = 500

/** Why slots of donors are held back: payments that a bank contests, staff ask back or a refund is on its way of, and holes. */
export async function listReasonsToHold(tx: Tx, donorIds: readonly string[]): Promise<ReasonToHold[]> {
  if (donorIds.length === 0) return []
  return rows(Reason)`
    with claim as (
      select payment_id, 'dispute' as why, amount_cents from disputes where state = 'open'
      union all select payment_id, 'asked_back', amount_cents from asked_back where held_at is not null
      union all select payment_id, 'refund', amount_cents from refunds where state in ('requires_action', 'pending')
    )
    select owner.donor_id, claim.why, claim.payment_id, claim.amount_cents as cents
    from claim join payments payment on payment.id = claim.payment_id and payment.state = 'settled'
    cross join lateral (
      select payment.donor_id where payment.destination = 'classrooms'
      union select house.id from donors house where house.kind = 'house'
        and (payment.destination = 'project' or payment.shared_cents > 0)
    ) owner
    where owner.donor_id = any(${donorIds}::uuid[])
    union all
    select id, 'missing', null, reserve_hole_cents from donors
    where id = any(${donorIds}::uuid[]) and reserve_hole_cents > 0
    order by 2, 3 limit ${most}`.all(tx)
}
