import { columns } from '../../../database/columns.generated.ts'
import type { Tx } from '../../../database/database.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'

/** The settled payment that a follow link names. */
export function findFollowed(tx: Tx, followKey: string): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .select(columns.payments)
    .where('follow_key', '=', followKey)
    .where('state', '=', 'settled')
    .executeTakeFirst()
}

/** How many refunds of a payment are on their way. */
export async function countRefundsOnTheirWay(tx: Tx, paymentId: string): Promise<number> {
  const row = await tx
    .selectFrom('refunds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['requires_action', 'pending'])
    .executeTakeFirstOrThrow()
  return row.count
}

/** The name of an account, as its holder wrote it. */
export async function findAccountName(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx.selectFrom('users').select('full_name').where('id', '=', userId).executeTakeFirst()
  return row?.full_name ?? null
}
