import { schoolYearStart } from '@tower/contract/money/budgets.ts'
import type { Services } from '../../services.ts'
import { updateToEnded } from './students.queries.ts'

const studentsAtOnce = 1_000

/**
 * Takes the students of the school year that is over off their lists, unless their teachers keep them. For a week each can
 * come back; then what was written about them goes as well. Answers how many.
 */
export async function endSchoolYear({ database, clock }: Services): Promise<number> {
  const at = clock.now()
  const since = schoolYearStart(at)
  let ended = 0
  for (;;) {
    const now = await database.transaction((tx) => updateToEnded(tx, { since, at, limit: studentsAtOnce }))
    ended += now
    if (now < studentsAtOnce) return ended
  }
}
