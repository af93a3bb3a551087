import type { Services } from '../../../services.ts'
import { nextSchoolYearStart } from '../next-school-year.ts'
import {
  areStandingsBehind,
  holdStandings,
  listOutdatedStandings,
  replaceStandings,
  takeChanges,
  turnSchoolYear,
} from './standings.queries.ts'

/** So few that a teacher who looks, and whoever waits for the only session meanwhile, notices nothing. */
const changesAtOnce = 200

/** Brings the kept standings up to date, a few teachers in each transaction. Run each minute. */
export async function keepStandings(services: Services): Promise<void> {
  while (await catchUpStandings(services)) continue
}

/**
 * Looks at the oldest changes, if there are any and nobody else is at it; answers whether there may be more. A change
 * that is seen here has been committed with its fact, and the standing is worked out after that: so none is lost,
 * however many nominate at once, and none of them waits for another.
 */
export async function catchUpStandings(services: Services): Promise<boolean> {
  const at = services.clock.now()
  const { yearStart, isBehind } = await services.database.read(async (tx) => {
    const start = await nextSchoolYearStart(tx, at)
    return { yearStart: start, isBehind: await areStandingsBehind(tx, start) }
  })
  if (!isBehind) return false
  return services.database.transaction(async (tx) => {
    const keptYear = await holdStandings(tx)
    if (!keptYear) return false
    if (keptYear.getTime() !== yearStart.getTime()) await turnSchoolYear(tx, yearStart)
    const { teacherIds, taken } = await takeChanges(tx, changesAtOnce)
    const outdated = await listOutdatedStandings(tx, changesAtOnce)
    const looked = [...new Set([...teacherIds, ...outdated])]
    if (looked.length > 0) await replaceStandings(tx, { teacherIds: looked, schoolYearStart: yearStart })
    return taken + outdated.length > 0
  })
}
