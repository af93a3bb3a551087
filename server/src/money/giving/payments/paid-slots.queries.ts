import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** A slot as whoever paid it may see it; of its room nothing that its public story doesn't tell. */
export type PaidSlot = {
  number: number
  room: { name: string; school: string | null; city: string | null; state: string | null } | null
}

/**
 * The first live slot a payment brought its own donor. A room is named while it is confirmed and its teacher may
 * sign in, as on the slot's public page.
 */
export async function findFirstSlotOfPayment(tx: Tx, paymentId: string): Promise<PaidSlot | undefined> {
  const { rows } = await sql<PaidSlot>`
    select slot.number, case when teacher.id is not null then json_build_object(
      'name', room.name, 'school', room.school, 'city', room.city, 'state', room.state) end as room
    from slots slot
    join payments payment on payment.id = slot.payment_id and payment.donor_id = slot.donor_id
    left join classrooms room on room.id = slot.classroom_id and room.confirmed_at is not null
    left join users teacher on teacher.id = room.teacher_id and teacher.role = 'teacher'
      and teacher.disabled_at is null
    where payment.id = ${paymentId} and slot.voided_at is null
    order by slot.ordinal
    limit 1`.execute(tx)
  return rows[0]
}
