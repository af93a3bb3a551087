import { readSecondLook, type SecondLook } from '../../../money/approvals/approval-of-subject.ts'
import { readBudget } from '../../../money/budgets/read-budget.ts'
import type { Services } from '../../../services.ts'
import { findNextCard } from '../allowances/asked-allowances.queries.ts'
import { listOneTimeCards, type AllowanceRow } from '../allowances/allowances.queries.ts'

export type IssuedCards = {
  cards: AllowanceRow[]
  isOffered: boolean
  freeCents: number | null
  isLocked: boolean
  /** The next card, where it was asked for and took two people. */
  asked: SecondLook | undefined
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
      asked: await readSecondLook(tx, { kind: 'card', subjectId: await findNextCard(tx, teacherId) }),
    }
  })
}
