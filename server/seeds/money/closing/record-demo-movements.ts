import type { Tx } from '../../../src/database/database.ts'
import { insertMovements } from '../../../src/money/giving/balance/balance.queries.ts'
import { postMovements } from '../../../src/money/giving/balance/keep-movements.ts'
import type { BalanceMovement } from '../../../src/payments/balance-reports.ts'
import type { Services } from '../../../src/services.ts'

/** What the provider tells of each payment that it did not tell of yet, with the fee that it kept: 2.9 % and 30 cents. */
export async function recordDemoMovements({ database, clock }: Services): Promise<void> {
  await database.transaction(async (tx) => {
    await insertMovements(tx, await listUntold(tx))
    await postMovements(tx, { at: clock.now() })
  })
}

async function listUntold(tx: Tx): Promise<BalanceMovement[]> {
  const payments = await tx
    .selectFrom('payments')
    .leftJoin('balance_movements', 'balance_movements.provider_payment_id', 'payments.provider_payment_id')
    .select(['payments.provider_payment_id', 'payments.settled_at'])
    .select((eb) => eb('payments.amount_cents', '+', eb.ref('fee_cover_cents')).as('paid_cents'))
    .where('balance_movements.id', 'is', null)
    .where('payments.state', '=', 'settled')
    .execute()
  return payments.map(({ provider_payment_id: paymentId, paid_cents: paid, settled_at: settledAt }) => ({
    movementId: `txn_${paymentId}`,
    kind: 'charge',
    amountCents: paid,
    feeCents: Math.round(paid * 0.029) + 30,
    currency: 'usd',
    paymentId,
    sourceId: `ch_${paymentId}`,
    createdAt: settledAt,
  }))
}
