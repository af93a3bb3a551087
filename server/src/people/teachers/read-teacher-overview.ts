import {
  listTeacherClassrooms,
  type TeacherClassroom,
} from '../../matching/classrooms/list-teacher-classrooms.ts'
import { readTeacherStandings, type TeacherStandings } from '../../matching/draws/read-teacher-standings.ts'
import { listMatchedSlots, type MatchedSlot } from '../../matching/slots/list-matched-slots.ts'
import { readBudget, type Budget } from '../../money/budgets/read-budget.ts'
import type { Services } from '../../services.ts'

const shownSlots = 100

export type TeacherOverview = TeacherStandings & {
  at: Date
  classrooms: TeacherClassroom[]
  budget: Budget | undefined
  slots: MatchedSlot[]
}

/** What a teacher sees first: their classrooms, this school year's money, matched slots, and the way into the next draw. */
export function readTeacherOverview(
  services: Services,
  { teacherId }: { teacherId: string },
): Promise<TeacherOverview> {
  const at = services.clock.now()
  return services.database.read(async (tx) => {
    const classrooms = await listTeacherClassrooms(tx, { teacherId, at })
    const classroomIds = classrooms.map(({ id }) => id)
    const budget = await readBudget(tx, { teacherId, at })
    const slots = await listMatchedSlots(tx, { teacherId, limit: shownSlots })
    const standings = await readTeacherStandings(tx, { teacherId, classroomIds, at })
    return { at, classrooms, budget, slots, ...standings }
  })
}
