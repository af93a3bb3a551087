type Amounts = {
  allocated_cents: number
  spent_cents: number
  reserved_cents: number
  remaining_cents: number
  held_cents: number
}

export type BudgetShares = {
  spentCents: number
  reservedCents: number
  /** Of what remains, while payments behind it are disputed. */
  heldCents: number
  freeCents: number
  spentPercent: number
  reservedPercent: number
}

/** The parts of a budget for its bar. Whatever the numbers, the parts never reach beyond the bar. */
export function budgetShares(budget: Amounts): BudgetShares {
  const {
    allocated_cents: allocated,
    spent_cents: spent,
    reserved_cents: reserved,
    remaining_cents: remaining,
    held_cents: held,
  } = budget
  const percent = (cents: number) =>
    allocated > 0 ? Math.min(100, Math.max(0, (cents * 100) / allocated)) : 0
  const spentPercent = percent(spent)
  return {
    spentCents: spent,
    reservedCents: reserved,
    heldCents: held,
    freeCents: remaining - held,
    spentPercent,
    reservedPercent: Math.min(100 - spentPercent, percent(reserved)),
  }
}
