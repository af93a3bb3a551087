import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { notifyStaffOfAll } from '../../../oversight/inbox/notify-staff.ts'
import { recordPostings } from '../../ledger/record-posting.ts'
import type { PaymentRow } from '../payments/payments.queries.ts'
import type { DisputeChange } from '../refunds/changes.ts'
import { insertMovements, listPostableForUpdate, listUnexplained, markPosted } from './balance.queries.ts'
import { factsOf } from './movements.ts'

const pageLength = 200

/** Takes into the books what the provider took and gave back for a dispute, each movement once; true when one was new. */
export async function keepDisputeMovements(
  tx: Tx,
  { payment, change, at }: { payment: PaymentRow; change: DisputeChange; at: Date },
): Promise<boolean> {
  const { provider_payment_id: paymentId } = payment
  const movements = change.movements.map((movement) => ({
    ...movement,
    kind: movement.amountCents < 0 ? ('dispute' as const) : ('dispute_reversal' as const),
    paymentId,
    sourceId: change.disputeId,
  }))
  const isNew = (await insertMovements(tx, movements)) > 0
  await postMovements(tx, { providerPaymentId: paymentId, at })
  return isNew
}

/** Posts movements that were written down, a page at most; answers how many. */
export async function postMovements(
  tx: Tx,
  { providerPaymentId, at }: { providerPaymentId?: string; at: Date },
): Promise<number> {
  const movements = await listPostableForUpdate(tx, {
    ...(providerPaymentId === undefined ? {} : { providerPaymentId }),
    limit: pageLength,
  })
  if (movements.length === 0) return 0
  await recordPostings(
    tx,
    movements.flatMap((movement) => factsOf(movement, at)),
  )
  const ids = movements.map(({ id }) => id)
  await markPosted(tx, ids, at)
  await tellOfUnexplained(tx, ids)
  return movements.length
}

/** What the provider calls an adjustment, or nothing we know, is booked as its fee; staff hear of each. */
async function tellOfUnexplained(tx: Tx, ids: string[]): Promise<void> {
  const movements = await listUnexplained(tx, ids)
  await notifyStaffOfAll(
    tx,
    movements.map(({ id, amount_cents }) => ({
      type: 'balance_adjusted',
      title: 'Balance adjusted by the payment provider',
      message: `${formatUsd(amount_cents)} by movement ${id}, for a reason these books don't know. It is booked with the provider's fees.`,
      dedupeKey: `balance-movement:${id}`,
    })),
  )
}
