import type { Tx } from '../../../database/database.ts'

export type Decision = 'settle' | 'link' | 'return'

/** What was decided about a payment, and by whom. */
export async function findReview(tx: Tx, paymentId: string) {
  const row = await tx
    .selectFrom('payment_reviews')
    .innerJoin('users', 'users.id', 'payment_reviews.actor_id')
    .select(['decision', 'decided_at', 'done_at', 'actor_id', 'users.email as actor_email'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row && { ...row, decision: row.decision as Decision }
}

export async function insertReview(
  tx: Tx,
  review: {
    paymentId: string
    decision: Decision
    reason: string
    actorId: string
    at: Date
    doneAt: Date | null
  },
): Promise<void> {
  await tx
    .insertInto('payment_reviews')
    .values({
      payment_id: review.paymentId,
      decision: review.decision,
      reason: review.reason,
      actor_id: review.actorId,
      decided_at: review.at,
      done_at: review.doneAt,
    })
    .execute()
}

/** Opens a payment for another decision; the earlier one stands in the audit log. */
export async function deleteReview(tx: Tx, paymentId: string): Promise<void> {
  await tx.deleteFrom('payment_reviews').where('payment_id', '=', paymentId).execute()
}

/** Takes back a return that the provider refused. */
export async function deleteUndoneReview(tx: Tx, paymentId: string): Promise<void> {
  await tx
    .deleteFrom('payment_reviews')
    .where('payment_id', '=', paymentId)
    .where('done_at', 'is', null)
    .execute()
}

export async function setReviewDone(tx: Tx, paymentId: string, at: Date): Promise<void> {
  await tx
    .updateTable('payment_reviews')
    .set({ done_at: at })
    .where('payment_id', '=', paymentId)
    .where('done_at', 'is', null)
    .execute()
}

/** Makes a kept payment one that matches nothing, so that it may be told anew what it was for. */
export async function forgetWhatItWasFor(tx: Tx, paymentId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      state: 'unmatched',
      checkout_id: null,
      sponsorship_id: null,
      provider_invoice_id: null,
      destination: null,
      program_key: null,
    })
    .where('id', '=', paymentId)
    .where('state', '<>', 'settled')
    .execute()
}

/** How many refunds of a payment there were, whatever became of them. */
export async function countRefunds(tx: Tx, paymentId: string): Promise<number> {
  const row = await tx
    .selectFrom('refunds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return row.count
}
