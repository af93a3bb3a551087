import { readBudget, type Budget } from '../../../money/budgets/read-budget.ts'
import type { Services } from '../../../services.ts'
import { readTeacherClassroom, type TeacherClassroom } from '../../classrooms/read-teacher-classroom.ts'
import { listMatchedSlots, type MatchedSlotRow } from '../draw-results.queries.ts'
import { findNextDraw, type DrawRow } from '../draws.queries.ts'
import { readStanding, type RoomStanding } from './read-standing.ts'

const shownSlots = 100

export type TeacherOverview = {
  classroom: TeacherClassroom | undefined
  budget: Budget | undefined
  slots: MatchedSlotRow[]
  standing: RoomStanding | undefined
  nextDraw: DrawRow | undefined
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
    if (!classroom) return { classroom, budget, slots, standing: undefined, nextDraw: await findNextDraw(tx) }
    return { classroom, budget, slots, ...(await readStanding(tx, { classroomId: classroom.id, at })) }
  })
}
