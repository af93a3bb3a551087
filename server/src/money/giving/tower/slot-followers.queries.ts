import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { joinCheckoutOf } from '../payments/checkout-of.queries.ts'
import { joinPublicClassroom, publicClassroomName } from '../payments/public-classroom.queries.ts'

/** Somebody whose gift is a slot, or a part of it, and where they read. */
export type SlotFollower = {
  slot_id: string
  slot_number: number
  email: string
  name: string | null
  language: string | null
  /** Null where the classroom may not be named. */
  classroom_name: string | null
}

/** Who gave for some slots: of a shared one everybody with a part, of another one its donor; nobody who has it all back. */
export async function listSlotFollowers(tx: Tx, slotIds: readonly string[]): Promise<SlotFollower[]> {
  const { rows } = await sql<SlotFollower>`
    with gift as (
      select share.slot_id, share.payment_id, null::uuid as donor_id from slot_shares share
      where share.slot_id = any(${slotIds}::uuid[])
      union all
      select id, payment_id, donor_id from slots own
      where id = any(${slotIds}::uuid[]) and not exists (select from slot_shares where slot_id = own.id)
    ), follower as (
      select gift.slot_id, coalesce(account.email,
          case when gift.donor_id is null and not coalesce(donor.corrected_at > payment.created_at, false)
            then payment.email else nullif(donor.email, 'erased-' || donor.id || '@erased.invalid') end) as email,
        coalesce(account.full_name, donor.display_name, checkout.display_name) as name,
        coalesce(account.locale, checkout.language) as language
      from gift left join payments payment on payment.id = gift.payment_id
      left join donors donor on donor.id = coalesce(gift.donor_id, payment.donor_id)
      left join users account on account.id = donor.user_id
      ${joinCheckoutOf}
      where payment.id is null or payment.refunded_cents < payment.amount_cents
    )
    select follower.slot_id, slot.number as slot_number, follower.email, follower.name, follower.language,
      ${publicClassroomName} as classroom_name
    from follower join slots slot on slot.id = follower.slot_id
    ${joinPublicClassroom(sql`slot.classroom_id`)}
    where follower.email is not null order by slot.number, follower.email`.execute(tx)
  return rows
}
