import type { Tx } from '../../../database/database.ts'
import { findClassroom } from '../../../matching/classrooms/find-classroom.ts'
import { matchSlot } from '../../../matching/slots/match-slots.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../../services.ts'
import type { CheckoutRow } from '../checkouts/checkouts.queries.ts'

export type Designation = { checkout: CheckoutRow; minted: { slotId: string; number: number }[]; at: Date }

/**
 * A slot paid for one classroom goes there at once. Should the classroom have lost its confirmation or teacher since
 * the checkout, the slot waits in the pool and staff hear of it: money is never turned away after it was paid.
 */
export async function designateSlots(
  services: Services,
  tx: Tx,
  { checkout, minted, at }: Designation,
): Promise<void> {
  const { purpose, classroom_id: classroomId } = checkout
  const [slot] = minted
  if (purpose !== 'sponsor_slot' || classroomId === null || !slot) return
  const classroom = await findClassroom(tx, classroomId)
  if (classroom?.confirmedAt && classroom.teacherId) {
    await matchSlot(services, tx, {
      slotId: slot.slotId,
      classroomId,
      how: 'designation',
      at,
      actorId: checkout.user_id,
    })
    return
  }
  await notifyStaff(tx, {
    type: 'designation_failed',
    title: 'Designated slot waits',
    message: `Slot ${slot.number} was paid for ${classroom?.name ?? 'a classroom'}, which is no longer confirmed. It waits in the pool.`,
    dedupeKey: `designation-failed:${slot.slotId}`,
  })
}
