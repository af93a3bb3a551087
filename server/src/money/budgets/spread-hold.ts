/** A budget as what is held is laid over it; what it holds of other budgets is taken off already. */
export type HoldPlace = {
  budgetId: string
  /** Left and held for nobody else. */
  leftCents: number
  /** Left, set aside or spent, and held for nobody else. */
  allCents: number
  /** How much of the money in question may be there. */
  mostCents: number
}

export type SpreadHold = {
  dueCents: number
  /** The budget whose slots and gifts are in question. */
  origin: HoldPlace
  /** Those its money was carried into, the earlier ones first. */
  later: readonly HoldPlace[]
  /** How much went there. */
  carriedCents: number
}

/**
 * Where what is due is held: on what is left in the budget, then on what is left where its money went, and only then on what is
 * set aside or spent. No budget holds more than it has; what went elsewhere altogether is held nowhere.
 */
export function spreadHeld({ dueCents, origin, later, carriedCents }: SpreadHold): Map<string, number> {
  const held = new Map<string, number>()
  let due = dueCents
  let carried = carriedCents
  const lay = ({ budgetId, mostCents }: HoldPlace, upTo: number) => {
    const before = held.get(budgetId) ?? 0
    const isOrigin = budgetId === origin.budgetId
    const cents = Math.max(0, Math.min(due, Math.min(upTo, mostCents) - before, isOrigin ? due : carried))
    if (cents === 0) return
    held.set(budgetId, before + cents)
    due -= cents
    if (!isOrigin) carried -= cents
  }
  const places = [origin, ...later]
  for (const place of places) lay(place, place.leftCents)
  for (const place of places) lay(place, place.allCents)
  return held
}
