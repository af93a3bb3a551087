import { columns } from '../../../database/columns.generated.ts'
import type { Tx } from '../../../database/database.ts'

/** Writes a gift to one classroom down, before its teacher has it. */
export async function insertDirectGift(
  tx: Tx,
  gift: { paymentId: string; classroomId: string; amountCents: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('direct_gifts')
    .values({
      payment_id: gift.paymentId,
      classroom_id: gift.classroomId,
      amount_cents: gift.amountCents,
      created_at: gift.at,
    })
    .execute()
}

/** A gift to one classroom, locked; undefined of any other gift. */
export function findDirectGiftForUpdate(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('direct_gifts')
    .select(columns.direct_gifts)
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
}

/** A gift to one classroom; undefined of any other gift. */
export function findDirectGift(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('direct_gifts')
    .select(columns.direct_gifts)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
}

/** Throws where the payment went to no classroom: its caller knows by the payment's destination. */
export async function getDirectGiftForUpdate(tx: Tx, paymentId: string) {
  const gift = await findDirectGiftForUpdate(tx, paymentId)
  if (!gift) throw new Error(`payment ${paymentId} went straight to no classroom`)
  return gift
}

/** Says whose budget a gift went into. */
export async function setGiven(
  tx: Tx,
  gift: { paymentId: string; teacherId: string; fiscalYear: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('direct_gifts')
    .set({ teacher_id: gift.teacherId, fiscal_year: gift.fiscalYear, given_at: gift.at })
    .where('payment_id', '=', gift.paymentId)
    .execute()
}

/** Adds to what is left of a gift; below zero takes away. */
export async function addToDirectGift(tx: Tx, paymentId: string, amountCents: number): Promise<void> {
  await tx
    .updateTable('direct_gifts')
    .set(({ eb }) => ({ amount_cents: eb('amount_cents', '+', amountCents) }))
    .where('payment_id', '=', paymentId)
    .execute()
}

/** Writes how much of a gift its budget holds. */
export async function setHeldOfDirectGift(tx: Tx, paymentId: string, heldCents: number): Promise<void> {
  await tx
    .updateTable('direct_gifts')
    .set({ held_cents: heldCents })
    .where('payment_id', '=', paymentId)
    .execute()
}

/** Gifts whose classroom has a confirmed teacher by now, the oldest first. */
export function listGivable(tx: Tx, limit: number): Promise<{ id: string }[]> {
  return tx
    .selectFrom('direct_gifts')
    .innerJoin('classrooms', 'classrooms.id', 'direct_gifts.classroom_id')
    .select('direct_gifts.payment_id as id')
    .where('direct_gifts.given_at', 'is', null)
    .where('direct_gifts.amount_cents', '>', 0)
    .where('classrooms.confirmed_at', 'is not', null)
    .where('classrooms.teacher_id', 'is not', null)
    .orderBy('direct_gifts.created_at')
    .limit(limit)
    .execute()
}
