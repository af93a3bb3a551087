import { dayMs } from '@tower/contract/durations.ts'
import type { CardVendor } from '@tower/contract/spending/cards.ts'
import type { Tx } from '../../../database/database.ts'
import { releaseReserved } from '../../../money/budgets/release-reserved.ts'
import { listHeld, updateAllowance, type AllowanceRow } from './allowances.queries.ts'
import { purchaseDays } from './purchase-days.ts'
import { effectOn, type PurchaseEffect } from './purchase-effect.ts'

type Settling = { at: Date; ends?: boolean }

/**
 * What follows once an event was applied: a purchase that is over sets the time of closing, one with nothing left closes,
 * and of what is closed goes back whatever no purchase holds. The allowance is held by a lock.
 */
export async function settleAllowance(
  tx: Tx,
  allowance: AllowanceRow,
  { at, ends = false }: Settling,
): Promise<PurchaseEffect[]> {
  const [held] = await listHeld(tx, [allowance.id])
  if (allowance.state === 'closed' || allowance.state === 'failed') {
    await releaseUnheld(tx, allowance, { at, heldCents: held?.held_cents ?? 0 })
    return [effectOn(allowance, 'settled', { at })]
  }
  const isBusy = held !== undefined && (held.pending > 0 || held.held_cents > 0)
  if (allowance.state !== 'open' || isBusy) return []
  if (ends) return [await endAllowance(tx, allowance, { at })]
  return allowance.spent_cents > 0 ? settleBought(tx, allowance, at) : []
}

async function settleBought(tx: Tx, allowance: AllowanceRow, at: Date): Promise<PurchaseEffect[]> {
  const daysLeft = purchaseDays.afterPurchase[allowance.vendor as CardVendor]
  if (allowance.reserved_cents === 0 || daysLeft === 0) return [await endAllowance(tx, allowance, { at })]
  const closesAt = new Date(at.getTime() + daysLeft * dayMs)
  if (closesAt < allowance.closes_at) await updateAllowance(tx, allowance.id, { closes_at: closesAt })
  return []
}

/**
 * Ends an allowance: nothing is bought with it any more. A one-time card is ended at its issuer first, by whoever comes
 * next (`finishClosing`); of a session goes back at once what no purchase holds. The allowance is held by a lock.
 */
export async function endAllowance(
  tx: Tx,
  allowance: AllowanceRow,
  { at }: { at: Date },
): Promise<PurchaseEffect> {
  if (allowance.purpose === 'one_time_card') await updateAllowance(tx, allowance.id, { state: 'closing' })
  else await closeAllowance(tx, allowance, { at })
  return effectOn(allowance, 'settled', { at })
}

/** Closes an allowance and gives back what no purchase holds. */
export async function closeAllowance(
  tx: Tx,
  allowance: AllowanceRow,
  { at, state = 'closed' }: { at: Date; state?: 'closed' | 'failed' },
): Promise<void> {
  const [held] = await listHeld(tx, [allowance.id])
  await updateAllowance(tx, allowance.id, { state, closed_at: at })
  await releaseUnheld(tx, allowance, { at, heldCents: held?.held_cents ?? 0 })
}

async function releaseUnheld(
  tx: Tx,
  allowance: AllowanceRow,
  { at, heldCents }: { at: Date; heldCents: number },
): Promise<void> {
  const { id, budget_id: budgetId, reserved_cents: reservedCents } = allowance
  const amountCents = reservedCents - Math.min(heldCents, reservedCents)
  if (amountCents <= 0) return
  const leftCents = reservedCents - amountCents
  await releaseReserved(tx, {
    budgetId,
    spending: { kind: 'card', id },
    amountCents,
    at,
    actorId: null,
    // What is reserved for it only ever falls.
    idempotencyKey: `card_released:${id}:${leftCents}`,
  })
  await updateAllowance(tx, id, { reserved_cents: leftCents })
}
