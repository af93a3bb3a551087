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
  /** By staff, or while a payment behind it is disputed. */
  locked: boolean
}

/** The teacher's budget of the school year `at` falls in, or nothing when no money has come yet. */
export async function readBudget(
  tx: Tx,
  { teacherId, at }: { teacherId: string; at: Date },
): Promise<Budget | undefined> {
  const row = await findBudget(tx, { teacherId, fiscalYear: fiscalYearOf(at) })
  if (!row) return undefined
  return {
    id: row.id,
    fiscalYear: row.fiscal_year,
    allocatedCents: row.allocated_cents,
    spentCents: row.allocated_cents - row.reserved_cents - row.remaining_cents,
    reservedCents: row.reserved_cents,
    remainingCents: row.remaining_cents,
    locked: row.locked_at !== null || row.disputed_at !== null,
  }
}
