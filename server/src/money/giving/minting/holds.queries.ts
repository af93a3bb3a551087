import { generalFundSplit } from '@tower/contract/money.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { DonorRow } from './donor-totals.queries.ts'

export type Contested = { own_cents: number; guests_cents: number; has_holds: boolean }

/**
 * What of a donor's program money is in open disputes, asked back by staff or about to go back: the gift part, no more
 * than is left of it, so that a dispute of what a refund already promises counts once. What counts for the shared tower goes back first and
 * is the house's, and so is, of an untargeted gift, its classrooms share as a refund of the contested part would shrink it.
 */
export async function readContested(tx: Tx, donor: DonorRow): Promise<Contested> {
  const { rows } = await sql<Contested>`
    with contested as (
      select payment.destination, payment.donor_id, payment.payer_signed_in, payment.shared_cents,
        payment.amount_cents - least(payment.refunded_cents, payment.amount_cents) as left_cents, open.cents
      from (select payment_id, sum(amount_cents)::bigint as cents from (
        select payment_id, amount_cents from disputes where state = 'open'
        union all select payment_id, amount_cents from refunds where state in ('requires_action', 'pending')
        union all select payment_id, amount_cents from asked_back where held_at is not null
      ) claimed group by payment_id) open
      join payments payment on payment.id = open.payment_id and payment.state = 'settled'
    ), counted as (
      select payer_signed_in or ${donor.kind} = 'house' as is_own, least(left_cents, cents) - least(shared_cents, cents) as cents
      from contested where destination = 'classrooms' and donor_id = ${donor.id}
      union all
      select true, least(shared_cents, cents) from contested where shared_cents > 0 and ${donor.kind} = 'house'
      union all
      select true, ${shareOf(sql`left_cents`)} - ${shareOf(sql`left_cents - least(left_cents, cents)`)}
      from contested where destination = 'project' and ${donor.kind} = 'house'
    )
    select coalesce(sum(cents) filter (where is_own), 0)::bigint as own_cents,
      coalesce(sum(cents) filter (where not is_own), 0)::bigint as guests_cents,
      exists (select from slots where donor_id = ${donor.id} and (frozen_at is not null or held_cents > 0)) as has_holds
    from counted`.execute(tx)
  return rows[0] ?? { own_cents: 0, guests_cents: 0, has_holds: false }
}

const shareOf = (cents: ReturnType<typeof sql>) =>
  sql`((${cents}) * ${sql.lit(generalFundSplit.percent.classrooms)} / 100)`

export type GuestsMoney = {
  net_cents: number
  designated_slots: number
  /** What the reserve paid for the designated ones. */
  paid_for_given_cents: number
}

/** What guests gave under a donor's address and is not gone back, and the slots they gave to classrooms with it. */
export async function readGuestsMoney(tx: Tx, donorId: string): Promise<GuestsMoney> {
  const { rows } = await sql<GuestsMoney>`select
    (select coalesce(sum(amount_cents - least(refunded_cents, amount_cents) - shared_cents), 0)::bigint from payments
      where donor_id = ${donorId} and state = 'settled' and destination = 'classrooms' and not payer_signed_in) as net_cents,
    (select count(*)::int from slots slot join payments payment on payment.id = slot.payment_id
      where slot.donor_id = ${donorId} and slot.assigned_how = 'designation' and not payment.payer_signed_in) as designated_slots,
    (select coalesce(sum(loss.amount_cents), 0)::bigint from refund_losses loss
      join refunds refund on refund.id = loss.refund_id join payments payment on payment.id = refund.payment_id
      where payment.donor_id = ${donorId} and loss.part = 'given_away') as paid_for_given_cents`.execute(tx)
  return rows[0] ?? { net_cents: 0, designated_slots: 0, paid_for_given_cents: 0 }
}

export type HeldSlotRow = {
  id: string
  ordinal: number
  held_cents: number
  teacher_id: string
  assigned_at: Date
  is_of_guest: boolean
}

/** The matched slots a hold can touch: the newest, the newest that guests designated, and those held before. */
export async function listMatchedForHold(
  tx: Tx,
  { donorId, newest, newestOfGuests }: { donorId: string; newest: number; newestOfGuests: number },
): Promise<HeldSlotRow[]> {
  const { rows } = await sql<HeldSlotRow>`
    with matched as (
      select slot.id, slot.ordinal, slot.held_cents, slot.teacher_id, slot.assigned_at,
        slot.assigned_how = 'designation' and not coalesce(payment.payer_signed_in, true) as is_of_guest
      from slots slot left join payments payment on payment.id = slot.payment_id
      where slot.donor_id = ${donorId} and slot.classroom_id is not null
    )
    (select * from matched order by ordinal desc limit ${newest}) union
    (select * from matched where is_of_guest order by ordinal desc limit ${newestOfGuests}) union
    (select * from matched where held_cents > 0)`.execute(tx)
  return rows
}
