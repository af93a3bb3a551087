import { dayMs } from '@tower/contract/durations.ts'
import type { CardVendor } from '@tower/contract/spending/cards.ts'
import type { Tx } from '../../../database/database.ts'
import { letOut } from '../../../money/approvals/let-out.ts'
import { lockApprovals } from '../../../money/approvals/lock-approvals.ts'
import { readBudget } from '../../../money/budgets/read-budget.ts'
import { reserveFromBudget } from '../../../money/budgets/reserve-from-budget.ts'
import type { Hands } from '../../../outbound-act.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findByRequest, insertAllowance } from './allowances.queries.ts'
import { describeAllowance, wishOf } from './asked-allowances.queries.ts'
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
 * before, or nothing when it is new. What takes a person of the staff besides is asked for, and the refusal that says so is
 * answered: the caller commits, and then throws it.
 */
export async function openAllowance(
  services: Pick<Services, 'config'> & Hands,
  tx: Tx,
  wish: OpenAllowance,
): Promise<{ openedBefore?: string; waits?: Refusal }> {
  const { id, purpose, teacherId, vendor, amountCents, requestKey, at } = wish
  const before = await findByRequest(tx, { teacherId, purpose, requestKey })
  if (before) return { openedBefore: before.id }
  const budget = await requireAffordable(tx, wish)
  const waits = await mayBeOpened(services, tx, wish)
  if (waits) return { waits }
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

/** What the budget can't pay is not asked for. Whether it can is seen under its lock again before it is set aside. */
async function requireAffordable(
  tx: Tx,
  { teacherId, amountCents, at }: OpenAllowance,
): Promise<{ id: string }> {
  const budget = await readBudget(tx, { teacherId, at })
  if (!budget) throw new Refusal('budgets.not_found')
  if (budget.locked) throw new Refusal('budgets.locked')
  if (budget.freeCents < amountCents) throw new Refusal('budgets.not_enough')
  return budget
}

async function mayBeOpened(
  services: Pick<Services, 'config'> & Hands,
  tx: Tx,
  wish: OpenAllowance,
): Promise<Refusal | undefined> {
  const asked = { ...wish, program: wish.program ?? null }
  // Of two at once, the second counts the first: so each has an approval of its own.
  await lockApprovals(tx)
  const act = await describeAllowance(tx, asked)
  if (!act) throw new Refusal('budgets.not_found')
  return letOut(services, tx, { actor: { userId: wish.teacherId }, act, at: wish.at, wish: wishOf(asked) })
}
