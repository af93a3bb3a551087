import type { Tx } from '../../../database/database.ts'

/** A donor's latest gifts, purchases of credits apart; one that went back whole is not shown. */
export async function listLatestGifts(tx: Tx, donorId: string, limit: number) {
  return tx
    .selectFrom('payments')
    .leftJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .select([
      'payments.settled_at',
      'payments.destination',
      'payments.amount_cents',
      'payments.refunded_cents',
      'payments.dispute_state',
      'checkouts.purpose',
    ])
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .where('refunds.state', 'in', ['requires_action', 'pending'])
        .as('refunds_on_their_way'),
    )
    .where('payments.donor_id', '=', donorId)
    .where('payments.state', '=', 'settled')
    .where('payments.destination', '<>', 'credits')
    .orderBy('payments.settled_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(limit)
    .execute()
}

/** A donor's slots, newest first, with the classroom each went to. */
export async function listSlots(tx: Tx, donorId: string, limit: number) {
  return tx
    .selectFrom('slots')
    .leftJoin('classrooms', 'classrooms.id', 'slots.classroom_id')
    .select([
      'slots.id',
      'slots.number',
      'slots.created_at',
      'slots.assigned_at',
      'slots.voided_at',
      'slots.frozen_at',
      'slots.draw_id',
      'classrooms.name as classroom_name',
      'classrooms.school',
    ])
    .where('slots.donor_id', '=', donorId)
    .orderBy('slots.ordinal', 'desc')
    .limit(limit)
    .execute()
}
