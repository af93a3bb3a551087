import {
  readTeacherClassroom,
  type TeacherClassroom,
} from '../../matching/classrooms/read-teacher-classroom.ts'
import { readStanding, type Standing } from '../../matching/draws/read-standing.ts'
import { listMatchedSlots, type MatchedSlot } from '../../matching/slots/list-matched-slots.ts'
import { readBudget, type Budget } from '../../money/budgets/read-budget.ts'
import type { Services } from '../../services.ts'

const shownSlots = 100

export type TeacherOverview = Standing & {
  at: Date
  classroom: TeacherClassroom | undefined
  budget: Budget | undefined
  slots: MatchedSlot[]
}

/** What a teacher sees first: their room, this school year's money, matched slots, and the way into the next draw. */
export function readTeacherOverview(
  services: Services,
  { teacherId }: { teacherId: string },
): Promise<TeacherOverview> {
  const at = services.clock.now()
  return services.database.read(async (tx) => {
    const classroom = await readTeacherClassroom(tx, { teacherId, at })
    const budget = await readBudget(tx, { teacherId, at })
    const slots = await listMatchedSlots(tx, { teacherId, limit: shownSlots })
    return { at, classroom, budget, slots, ...(await readStanding(tx, { classroomId: classroom?.id, at })) }
  })
}
