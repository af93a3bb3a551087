import type { Tx } from '../../database/database.ts'
import type { Traces } from '../../personal-parts.ts'
import { endAllowancesOf } from './allowances/allowances.queries.ts'
import { clearCardWords } from './teacher-cards/teacher-cards.queries.ts'

/** Lets go of what was written about a teacher's cards, and ends those that still buy. */
export async function eraseCards(tx: Tx, { userId, at }: Traces): Promise<void> {
  await clearCardWords(tx, userId)
  await endAllowancesOf(tx, { teacherId: userId, at })
}
