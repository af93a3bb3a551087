import { slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { findClassroom } from '../../../matching/classrooms/find-classroom.ts'
import { matchSlots } from '../../../matching/slots/match-slots.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../../services.ts'
import type { CheckoutRow } from '../checkouts/checkouts.queries.ts'
import { findSlotDonors } from '../minting/find-slot-donors.ts'
import { sumContested } from '../refunds/contested.queries.ts'
import { countGivenSlots, listFreeSlots } from './paid-slots.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import { splitRemainder } from './remainder.ts'

export type Designation = {
  checkout: CheckoutRow
  payment: PaymentRow
  at: Date
  /** Whether the receipt of the same moment says which classroom has the slots. */
  isOnReceipt?: boolean
}

/**
 * Slots paid for one classroom go there as soon as nobody contests them, as many as this payment alone pays whole: what
 * earlier gifts filled is not for whoever adds the last dollar to give away, nor is what went back, is about to or is
 * contested. Should the classroom have lost its confirmation or teacher since the checkout, they wait in the pool and
 * staff hear of it: money is never turned away after it was paid. Answers how many are due and how many of them were
 * there to go.
 */
export async function designateSlots(
  services: Services,
  tx: Tx,
  { checkout, payment, at, isOnReceipt = false }: Designation,
): Promise<{ due: number; found: number }> {
  const { classroom_id: classroomId } = checkout
  if (classroomId === null || payment.destination !== 'classrooms') return { due: 0, found: 0 }
  // What counts for the shared tower goes back first, so it is what is contested first.
  const { shared_cents: sharedCents } = payment
  const contestedCents = Math.max(0, (await sumContested(tx, payment.id)) - sharedCents)
  const freeCents = splitRemainder(payment).giftCents - sharedCents - contestedCents
  const given = await countGivenSlots(tx, { paymentId: payment.id, classroomId })
  const due = Math.max(0, Math.floor(freeCents / slotPriceCents) - given)
  const slots = due > 0 ? await listFreeSlots(tx, { paymentId: payment.id, limit: due }) : []
  if (slots.length > 0)
    await giveOrKeep(services, tx, { checkout, payment, classroomId, slots, at, isOnReceipt })
  return { due, found: slots.length }
}

type Due = Designation & { classroomId: string; slots: { id: string; number: number }[] }

async function giveOrKeep(
  services: Services,
  tx: Tx,
  { checkout, payment, classroomId, slots, at, isOnReceipt: sponsorKnows = false }: Due,
): Promise<void> {
  const classroom = await findClassroom(tx, classroomId)
  if (classroom?.confirmedAt && classroom.teacherId) {
    const how = 'designation' as const
    // Whoever was not signed in gave the classroom nothing themselves.
    const actorId = payment.payer_signed_in ? checkout.user_id : null
    await matchSlots(
      { ...services, findSlotDonors },
      tx,
      slots.map(({ id }) => ({ slotId: id, classroomId: classroom.id, how, at, actorId, sponsorKnows })),
    )
    return
  }
  for (const slot of slots) {
    await notifyStaff(tx, {
      type: 'designation_failed',
      title: 'Designated slot waits',
      message: `Slot ${slot.number} was paid for ${classroom?.name ?? 'a classroom'}, which is no longer confirmed. It waits in the pool.`,
      dedupeKey: `designation-failed:${slot.id}`,
    })
  }
}
