import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type SharedTowerRow = { ordinal: number; cents: number; gifts: number }

/** The house's slot in progress. No more gifts wait than one slot takes. */
export async function readSharedTower(tx: Tx): Promise<SharedTowerRow> {
  const { rows } = await sql<SharedTowerRow>`
    select coalesce(sum(gift.waiting_cents), 0)::bigint as cents, count(gift.payment_id)::int as gifts,
      1 + coalesce((select max(slot.ordinal) from slots slot join donors house on house.id = slot.donor_id
        where house.kind = 'house'), 0) as ordinal
    from tower_gifts gift where gift.waiting_cents > 0`.execute(tx)
  return rows[0] ?? { ordinal: 1, cents: 0, gifts: 0 }
}

/** A slot that a gift is a part of, as anybody may see it. */
export type SharedSlot = {
  number: number
  cents: number
  is_matched: boolean
  classroom_name: string | null
}

/** The shared slots that hold a part of a gift, the oldest first. A classroom is named as on the slot's own page. */
export async function listSlotsOfGift(tx: Tx, paymentId: string): Promise<SharedSlot[]> {
  const { rows } = await sql<SharedSlot>`
    select slot.number, share.amount_cents as cents, slot.assigned_at is not null as is_matched,
      case when teacher.id is not null then classroom.name end as classroom_name
    from slot_shares share join slots slot on slot.id = share.slot_id
    left join classrooms classroom on classroom.id = slot.classroom_id and classroom.confirmed_at is not null
    left join users teacher on teacher.id = classroom.teacher_id and teacher.role = 'teacher' and teacher.disabled_at is null
    where share.payment_id = ${paymentId}
    order by slot.ordinal`.execute(tx)
  return rows
}

/** How much of a gift waits on the shared tower for its slot to fill. */
export async function readWaitingOfGift(tx: Tx, paymentId: string): Promise<number> {
  const row = await tx
    .selectFrom('tower_gifts')
    .select('waiting_cents')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row?.waiting_cents ?? 0
}

/** A gift whose slot has found its classroom, and whose giver was not told yet. */
export type UntoldShare = {
  slot_id: string
  payment_id: string
  cents: number
  slot_number: number
  email: string | null
  user_id: string | null
  language: string | null
  /** Null where the classroom may not be named. */
  classroom_name: string | null
  gifts: number
}

/** Takes hold of shares whose givers are to be told; those that another process holds are passed over. */
export async function listUntoldForUpdate(tx: Tx, limit: number): Promise<UntoldShare[]> {
  const { rows } = await sql<UntoldShare>`
    with untold as (
      select share.slot_id, share.payment_id, share.amount_cents as cents, slot.number as slot_number, slot.classroom_id
      from slot_shares share join slots slot on slot.id = share.slot_id
      where share.told_at is null and slot.assigned_at is not null
      limit ${limit} for update of share skip locked
    )
    select untold.slot_id, untold.payment_id, untold.cents, untold.slot_number, donor.user_id,
      case when payment.refunded_cents < payment.amount_cents and payment.email is not null
        then coalesce(account.email, payment.email) end as email,
      coalesce(account.locale, checkout.language) as language, case when teacher.id is not null then classroom.name end as classroom_name,
      (select count(*)::int from slot_shares beside where beside.slot_id = untold.slot_id) as gifts
    from untold
    join payments payment on payment.id = untold.payment_id
    left join donors donor on donor.id = payment.donor_id
    left join users account on account.id = donor.user_id
    left join checkouts checkout on checkout.id = payment.checkout_id
    left join classrooms classroom on classroom.id = untold.classroom_id and classroom.confirmed_at is not null
    left join users teacher on teacher.id = classroom.teacher_id and teacher.role = 'teacher' and teacher.disabled_at is null
    order by untold.slot_number, untold.payment_id`.execute(tx)
  return rows
}

/** Notes whose givers are told. */
export async function setTold(
  tx: Tx,
  shares: readonly Pick<UntoldShare, 'slot_id' | 'payment_id'>[],
  at: Date,
): Promise<void> {
  await sql`
    update slot_shares share set told_at = ${at}
    from unnest(${shares.map((share) => share.slot_id)}::uuid[], ${shares.map((share) => share.payment_id)}::uuid[])
      as told (slot_id, payment_id)
    where share.slot_id = told.slot_id and share.payment_id = told.payment_id`.execute(tx)
}
