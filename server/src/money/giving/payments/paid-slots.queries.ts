import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { joinPublicClassroom } from './public-classroom.queries.ts'

/** A slot as whoever paid it may see it; of its classroom nothing that its public story doesn't tell. */
export type PaidSlot = {
  number: number
  is_matched: boolean
  classroom: { name: string; school: string | null; city: string | null; state: string | null } | null
}

/** As many slots of one gift as a page lists. */
const listed = 24

/**
 * The first live slots a payment brought its own donor; `withNext` also the next one of the donor's own, which what was
 * less than a slot became a part of.
 */
export async function listSlotsOfPayment(
  tx: Tx,
  paymentId: string,
  { withNext = false } = {},
): Promise<PaidSlot[]> {
  const { rows } = await sql<PaidSlot>`
    select slot.number, slot.assigned_at is not null as is_matched, case when teacher.id is not null then json_build_object(
      'name', classroom.name, 'school', classroom.school, 'city', classroom.city, 'state', classroom.state) end as classroom
    from payments payment
    join slots slot on slot.donor_id = payment.donor_id and slot.voided_at is null
      and (slot.payment_id = payment.id or (${withNext} and slot.id = (
        select later.id from slots later
        where later.donor_id = payment.donor_id and later.voided_at is null and later.payment_id <> payment.id
          and later.created_at >= payment.created_at
        order by later.ordinal limit 1)))
    ${joinPublicClassroom(sql`slot.classroom_id`)}
    where payment.id = ${paymentId}
    order by slot.ordinal
    limit ${listed}`.execute(tx)
  return rows
}

/** How many of the live slots that a payment brought its own donor a classroom has got. */
export async function countGivenSlots(
  tx: Tx,
  { paymentId, classroomId }: { paymentId: string; classroomId: string },
): Promise<number> {
  const row = await tx
    .selectFrom('slots')
    .innerJoin('payments', 'payments.id', 'slots.payment_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('payments.id', '=', paymentId)
    .whereRef('slots.donor_id', '=', 'payments.donor_id')
    .where('slots.classroom_id', '=', classroomId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** The oldest slots a payment brought its own donor that are free to be given. */
export function listFreeSlots(
  tx: Tx,
  { paymentId, limit }: { paymentId: string; limit: number },
): Promise<{ id: string; number: number }[]> {
  return tx
    .selectFrom('slots')
    .innerJoin('payments', 'payments.id', 'slots.payment_id')
    .select(['slots.id', 'slots.number'])
    .where('payments.id', '=', paymentId)
    .whereRef('slots.donor_id', '=', 'payments.donor_id')
    .where('slots.classroom_id', 'is', null)
    .where('slots.voided_at', 'is', null)
    .where('slots.frozen_at', 'is', null)
    .orderBy('slots.ordinal')
    .limit(limit)
    .execute()
}
