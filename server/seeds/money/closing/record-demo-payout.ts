import { dayMs } from '@tower/contract/durations.ts'
import type { Tx } from '../../../src/database/database.ts'
import { comparePayouts } from '../../../src/money/closing/payouts/compare-payouts.ts'
import { insertLines } from '../../../src/money/closing/payouts/payout-lines.queries.ts'
import { markLinesKept, upsertPayouts } from '../../../src/money/closing/payouts/payouts.queries.ts'
import { insertMovements } from '../../../src/money/giving/balance/balance.queries.ts'
import { postMovements } from '../../../src/money/giving/balance/keep-movements.ts'
import type { BalanceMovement } from '../../../src/payments/balance-reports.ts'
import type { Services } from '../../../src/services.ts'

const daysToTheBank = 2

/** The provider sends to the bank what came since its last payout, if anything; the books take it in, and agree. */
export async function recordDemoPayout(
  services: Services,
  { number, today }: { number: number; today: Date },
): Promise<void> {
  const at = services.clock.now()
  const payoutId = `po_demo_${number}`
  const arrivesAt = new Date(at.getTime() + daysToTheBank * dayMs)
  await services.database.transaction(async (tx) => {
    const parts = await listUnsent(tx, at)
    const amountCents = parts.reduce((sum, part) => sum + part.amountCents - part.feeCents, 0)
    if (amountCents === 0 || (await isSent(tx, payoutId))) return
    const own: BalanceMovement = {
      movementId: `txn_${payoutId}`,
      kind: 'payout',
      amountCents: -amountCents,
      feeCents: 0,
      currency: 'usd',
      paymentId: null,
      sourceId: payoutId,
      createdAt: at,
    }
    await insertMovements(tx, [own])
    await postMovements(tx, { at })
    const status = arrivesAt > today ? 'in_transit' : 'paid'
    const sent = { payoutId, amountCents, currency: 'usd', status, createdAt: at, arrivesAt } as const
    await upsertPayouts(tx, [{ ...sent, isAutomatic: true, isItemized: true }])
    await insertLines(tx, payoutId, [own, ...parts])
    await markLinesKept(tx, payoutId, at)
  })
  await comparePayouts(services)
}

/** An interrupted demo is begun anew: what was sent is not sent again. */
async function isSent(tx: Tx, payoutId: string): Promise<boolean> {
  const row = await tx.selectFrom('payouts').select('id').where('id', '=', payoutId).executeTakeFirst()
  return row !== undefined
}

/** What moved the balance until then and is part of no payout yet. */
async function listUnsent(tx: Tx, at: Date): Promise<BalanceMovement[]> {
  const rows = await tx
    .selectFrom('balance_movements as movement')
    .leftJoin('payout_lines as line', 'line.id', 'movement.id')
    .select(['movement.id', 'movement.amount_cents', 'movement.fee_cents', 'movement.provider_payment_id'])
    .select(['movement.source_id', 'movement.moved_at'])
    .where('line.id', 'is', null)
    .where('movement.kind', '=', 'charge')
    .where('movement.moved_at', '<=', at)
    .orderBy('movement.moved_at')
    .execute()
  return rows.map((row) => ({
    movementId: row.id,
    kind: 'charge',
    amountCents: row.amount_cents,
    feeCents: row.fee_cents,
    currency: 'usd',
    paymentId: row.provider_payment_id,
    sourceId: row.source_id,
    createdAt: row.moved_at,
  }))
}
