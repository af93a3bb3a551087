import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { joinCheckoutOf } from '../payments/checkout-of.queries.ts'
import { joinPublicClassroom, publicClassroomName } from '../payments/public-classroom.queries.ts'

/** The two moments at which givers of a shared slot are mailed: the column that notes it, and when it has come. */
const moments = {
  /** Of a slot that is matched by now only the match is told. */
  full: {
    toldAt: sql.ref('told_full_at'),
    has: sql`true`,
    // The giver whose payment filled the slot has read it on the receipt.
    isNews: sql<boolean>`slot.assigned_at is null and slot.payment_id is distinct from share.payment_id`,
  },
  matched: {
    toldAt: sql.ref('told_at'),
    has: sql`slot.assigned_at is not null`,
    isNews: sql<boolean>`true`,
  },
}

export type SlotMoment = keyof typeof moments

/** A gift with a part in a slot, whose giver was not told of the slot's moment yet. */
export type UntoldShare = {
  slot_id: string
  payment_id: string
  cents: number
  slot_number: number
  /** Null where nobody is to be written to. */
  email: string | null
  name: string | null
  user_id: string | null
  language: string | null
  follow_key: string
  /** Null where it has none, or where the classroom may not be named. */
  classroom_name: string | null
  gifts: number
}

/** Takes hold of shares whose givers are to be told; those that another process holds are passed over. */
export async function listUntoldForUpdate(tx: Tx, moment: SlotMoment, limit: number): Promise<UntoldShare[]> {
  const { toldAt, has, isNews } = moments[moment]
  const { rows } = await sql<UntoldShare>`
    with untold as (
      select share.slot_id, share.payment_id, share.amount_cents as cents, slot.number as slot_number, slot.classroom_id,
        ${isNews} as is_news
      from slot_shares share join slots slot on slot.id = share.slot_id
      where share.${toldAt} is null and ${has}
      limit ${limit} for update of share skip locked
    )
    select untold.slot_id, untold.payment_id, untold.cents, untold.slot_number, donor.user_id,
      case when untold.is_news and payment.refunded_cents < payment.amount_cents then case
        when righted.email is not null then righted.email
        when payment.email is not null then coalesce(account.email, payment.email) end end as email, coalesce(account.full_name, checkout.display_name) as name,
      coalesce(account.locale, checkout.language) as language, payment.follow_key,
      ${publicClassroomName} as classroom_name,
      (select count(*)::int from slot_shares beside where beside.slot_id = untold.slot_id) as gifts
    from untold
    join payments payment on payment.id = untold.payment_id
    left join donors donor on donor.id = payment.donor_id
    left join users account on account.id = donor.user_id
    left join lateral (select coalesce(account.email, donor.email) as email
      where donor.corrected_at > payment.created_at and coalesce(account.email, donor.email) not like 'erased-%@erased.invalid'
    ) righted on true
    ${joinCheckoutOf}
    ${joinPublicClassroom(sql`untold.classroom_id`)}
    order by untold.slot_number, untold.payment_id`.execute(tx)
  return rows
}

type Told = Pick<UntoldShare, 'slot_id' | 'payment_id'>

/** Notes that the givers of some shares were told. */
export async function setTold(tx: Tx, moment: SlotMoment, shares: readonly Told[], at: Date): Promise<void> {
  await sql`
    update slot_shares share set ${moments[moment].toldAt} = ${at}
    from unnest(${shares.map((share) => share.slot_id)}::uuid[], ${shares.map((share) => share.payment_id)}::uuid[])
      as told (slot_id, payment_id)
    where share.slot_id = told.slot_id and share.payment_id = told.payment_id`.execute(tx)
}

/** Notes that another mail of the same moment tells the givers of some gifts which slots are full; answers the slots' numbers. */
export async function setToldFull(
  tx: Tx,
  { slotIds, paymentIds, at }: { slotIds: readonly string[]; paymentIds: readonly string[]; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    with told as (
      update slot_shares set told_full_at = ${at}
      where slot_id = any(${slotIds}::uuid[]) and payment_id = any(${paymentIds}::uuid[]) returning slot_id
    )
    select distinct slot.number from told join slots slot on slot.id = told.slot_id order by slot.number`.execute(
    tx,
  )
  return rows.map(({ number }) => number)
}
