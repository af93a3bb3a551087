import type { Tx } from '../../../database/database.ts'

type Request = { paymentId: string; name: string }

/** Writes down, once, what is asked to go back; answers which try this is. */
export async function beginRefundRequest(tx: Tx, { paymentId, name }: Request): Promise<number> {
  await tx
    .insertInto('refund_requests')
    .values({ payment_id: paymentId, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('refund_requests')
    .select('attempt')
    .where('payment_id', '=', paymentId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.attempt
}

/** Whether this was asked to go back before. */
export async function hasRefundRequest(tx: Tx, { paymentId, name }: Request): Promise<boolean> {
  const row = await tx
    .selectFrom('refund_requests')
    .select('attempt')
    .where('payment_id', '=', paymentId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row !== undefined
}

/** The next try gets another key, unless somebody else's failed already and moved on. */
export async function moveRefundRequestOn(
  tx: Tx,
  { paymentId, name, attempt }: Request & { attempt: number },
): Promise<void> {
  await tx
    .updateTable('refund_requests')
    .set({ attempt: attempt + 1 })
    .where('payment_id', '=', paymentId)
    .where('name', '=', name)
    .where('attempt', '=', attempt)
    .execute()
}
