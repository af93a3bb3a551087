import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { Tx } from '../../database/database.ts'
import { findBudget } from './budgets.queries.ts'

/** A teacher's money of one school year; what was allocated is spent, reserved or remaining. */
export type Budget = {
  id: string
  fiscalYear: number
  allocatedCents: number
  spentCents: number
  reservedCents: number
  remainingCents: number
  /** Of what remains: held while payments behind it are disputed. */
  heldCents: number
  /** Of what remains: what can be spent now; nothing of a locked budget. */
  freeCents: number
  /** By staff: nothing is spent. */
  locked: boolean
}

/** The teacher's budget of the school year `at` falls in, or nothing when no money has come yet. */
export async function readBudget(
  tx: Tx,
  { teacherId, at }: { teacherId: string; at: Date },
): Promise<Budget | undefined> {
  const row = await findBudget(tx, { teacherId, fiscalYear: fiscalYearOf(at) })
  if (!row) return undefined
  // What is spent already can't be held any more.
  const heldCents = Math.min(row.held_cents, Math.max(0, row.remaining_cents))
  const locked = row.locked_at !== null
  return {
    id: row.id,
    fiscalYear: row.fiscal_year,
    allocatedCents: row.allocated_cents,
    spentCents: row.allocated_cents - row.reserved_cents - row.remaining_cents,
    reservedCents: row.reserved_cents,
    remainingCents: row.remaining_cents,
    heldCents,
    freeCents: locked ? 0 : row.remaining_cents - heldCents,
    locked,
  }
}
