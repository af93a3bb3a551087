import type { Services } from '../../../services.ts'
import { nextSchoolYearStart } from '../next-school-year.ts'
import { listClassroomIds, lookAtClassrooms, setLookedAt } from './barred.queries.ts'

/** So few that whoever else writes meanwhile notices nothing. */
const classroomsAtOnce = 500

/** Looks at every classroom, some in each transaction, and keeps why it would not enter a list that is fixed now. */
export async function keepBarred(services: Services): Promise<Date> {
  const at = services.clock.now()
  const schoolYearStart = await services.database.read((tx) => nextSchoolYearStart(tx, at))
  for (let after: string | undefined; ;) {
    const last = await services.database.transaction(async (tx) => {
      const classroomIds = await listClassroomIds(tx, { after, limit: classroomsAtOnce })
      if (classroomIds.length > 0) await lookAtClassrooms(tx, { classroomIds, schoolYearStart })
      return classroomIds.length === classroomsAtOnce ? classroomIds.at(-1) : undefined
    })
    if (last === undefined) break
    after = last
  }
  await services.database.transaction((tx) => setLookedAt(tx, at))
  return at
}
