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

export function findDirectGiftForUpdate(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('direct_gifts')
    .select(columns.direct_gifts)
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
}

export function findDirectGift(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('direct_gifts')
    .select(columns.direct_gifts)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
}

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

export async function addToDirectGift(tx: Tx, paymentId: string, amountCents: number): Promise<void> {
  await tx
    .updateTable('direct_gifts')
    .set(({ eb }) => ({ amount_cents: eb('amount_cents', '+', amountCents) }))
    .where('payment_id', '=', paymentId)
    .execute()
}

export async function setHeldOfDirectGift(tx: Tx, paymentId: string, heldCents: number): Promise<void> {
  await tx
    .updateTable('direct_gifts')
    .set({ held_cents: heldCents })
    .where('payment_id', '=', paymentId)
    .execute()
}

/** Gifts whose classroom has a confirmed teacher by now, the oldest first. */
export function listGivable(tx: Tx, limit: number): Promise<{ payment_id: string }[]> {
  return tx
    .selectFrom('direct_gifts')
    .innerJoin('classrooms', 'classrooms.id', 'direct_gifts.classroom_id')
    .select('direct_gifts.payment_id')
    .where('direct_gifts.given_at', 'is', null)
    .where('direct_gifts.amount_cents', '>', 0)
    .where('classrooms.confirmed_at', 'is not', null)
    .where('classrooms.teacher_id', 'is not', null)
    .orderBy('direct_gifts.created_at')
    .limit(limit)
    .execute()
}
