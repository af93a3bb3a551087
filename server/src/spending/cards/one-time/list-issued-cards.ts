import { readBudget } from '../../../money/budgets/read-budget.ts'
import type { Services } from '../../../services.ts'
import { listOneTimeCards, type AllowanceRow } from '../allowances/allowances.queries.ts'

export type IssuedCards = {
  cards: AllowanceRow[]
  isOffered: boolean
  freeCents: number | null
  isLocked: boolean
}

const shownCards = 10

/** A teacher's latest one-time cards, and what may be set aside for another one. */
export function listIssuedCards(
  { database, clock, cardIssuer }: Services,
  { teacherId }: { teacherId: string },
): Promise<IssuedCards> {
  return database.read(async (tx) => {
    const budget = await readBudget(tx, { teacherId, at: clock.now() })
    return {
      cards: await listOneTimeCards(tx, { teacherId, limit: shownCards }),
      isOffered: cardIssuer.isOffered,
      freeCents: budget?.freeCents ?? null,
      isLocked: budget?.locked ?? false,
    }
  })
}
