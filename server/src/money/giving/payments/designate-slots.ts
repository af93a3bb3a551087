import { slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { findClassroom } from '../../../matching/classrooms/find-classroom.ts'
import { matchSlots } from '../../../matching/slots/match-slots.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../../services.ts'
import type { CheckoutRow } from '../checkouts/checkouts.queries.ts'
import { sumOpenDisputes } from '../refunds/disputes.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import { splitRemainder } from './remainder.ts'

type MintedSlot = { slotId: string; number: number }
export type Designation = {
  checkout: CheckoutRow
  payment: PaymentRow
  minted: readonly MintedSlot[]
  at: Date
}

/**
 * Slots paid for one classroom go there at once, as many as this payment alone pays whole: what earlier gifts filled
 * is not for whoever adds the last dollar to give away, nor is what went back or is contested already. Should the classroom have lost its confirmation or teacher
 * since the checkout, they wait in the pool and staff hear of it: money is never turned away after it was paid.
 */
export async function designateSlots(
  services: Services,
  tx: Tx,
  { checkout, payment, minted, at }: Designation,
): Promise<void> {
  const { classroom_id: classroomId } = checkout
  if (classroomId === null || minted.length === 0) return
  const freeCents = splitRemainder(payment).giftCents - (await sumOpenDisputes(tx, payment.id))
  const slots = minted.slice(0, Math.max(0, Math.floor(freeCents / slotPriceCents)))
  if (slots.length === 0) return
  const classroom = await findClassroom(tx, classroomId)
  if (classroom?.confirmedAt && classroom.teacherId) {
    const how = 'designation' as const
    // Whoever was not signed in gave the classroom nothing themselves, and becomes no sponsor of it.
    const actorId = payment.payer_signed_in ? checkout.user_id : null
    await matchSlots(
      services,
      tx,
      slots.map(({ slotId }) => ({ slotId, classroomId, how, at, actorId })),
    )
    return
  }
  for (const slot of slots) {
    await notifyStaff(tx, {
      type: 'designation_failed',
      title: 'Designated slot waits',
      message: `Slot ${slot.number} was paid for ${classroom?.name ?? 'a classroom'}, which is no longer confirmed. It waits in the pool.`,
      dedupeKey: `designation-failed:${slot.slotId}`,
    })
  }
}
