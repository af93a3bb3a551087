import type { Tx } from '../../../database/database.ts'

const mostSlots = 10_000

/** The slots a person's gifts minted and the slots their classrooms received, by number. */
export async function exportSlots(tx: Tx, userId: string) {
  const slots = tx
    .selectFrom('slots as slot')
    .leftJoin('classrooms as classroom', 'classroom.id', 'slot.classroom_id')
    .select(['slot.number', 'slot.created_at', 'slot.origin', 'slot.assigned_at', 'slot.assigned_how'])
    .select(['slot.voided_at', 'classroom.name as classroom'])
    .orderBy('slot.number')
    .limit(mostSlots)
  return {
    sponsored: await slots
      .innerJoin('donors as donor', 'donor.id', 'slot.donor_id')
      .where('donor.user_id', '=', userId)
      .execute(),
    received: await slots.where('slot.teacher_id', '=', userId).execute(),
  }
}
