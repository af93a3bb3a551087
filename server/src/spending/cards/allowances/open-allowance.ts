import { dayMs } from '@tower/contract/durations.ts'
import type { CardVendor } from '@tower/contract/spending/cards.ts'
import type { Tx } from '../../../database/database.ts'
import { readBudget } from '../../../money/budgets/read-budget.ts'
import { reserveFromBudget } from '../../../money/budgets/reserve-from-budget.ts'
import { Refusal } from '../../../refusal.ts'
import { findByRequest, insertAllowance } from './allowances.queries.ts'
import { purchaseDays } from './purchase-days.ts'

export type OpenAllowance = {
  /** Stands with the money in the ledger. */
  id: string
  purpose: 'one_time_card' | 'session'
  teacherId: string
  vendor: CardVendor
  program?: string
  amountCents: number
  /** The same request opens one. */
  requestKey: string
  /** Of a card that is there already. */
  issuerCardId?: string | null
  at: Date
}

/**
 * Sets money of this school year's budget aside for a purchase by card. Answers the id of what the same request opened
 * before, or nothing when it is new.
 */
export async function openAllowance(tx: Tx, wish: OpenAllowance): Promise<{ openedBefore?: string }> {
  const { id, purpose, teacherId, vendor, amountCents, requestKey, at } = wish
  const before = await findByRequest(tx, { teacherId, purpose, requestKey })
  if (before) return { openedBefore: before.id }
  const budget = await readBudget(tx, { teacherId, at })
  if (!budget) throw new Refusal('budgets.not_found')
  const isNew = await insertAllowance(tx, {
    id,
    purpose,
    teacher_id: teacherId,
    budget_id: budget.id,
    vendor,
    program: wish.program ?? null,
    issuer_card_id: wish.issuerCardId ?? null,
    amount_cents: amountCents,
    reserved_cents: amountCents,
    state: purpose === 'session' ? 'open' : 'issuing',
    request_key: requestKey,
    opened_at: at,
    closes_at: new Date(at.getTime() + purchaseDays.open * dayMs),
  })
  if (!isNew) {
    const meanwhile = await findByRequest(tx, { teacherId, purpose, requestKey })
    if (meanwhile) return { openedBefore: meanwhile.id }
  }
  await reserveFromBudget(tx, {
    budgetId: budget.id,
    teacherId,
    spending: { kind: 'card', id },
    amountCents,
    at,
    actorId: teacherId,
    idempotencyKey: `card_reserved:${id}`,
  })
  return {}
}
