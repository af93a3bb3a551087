import { listStorybookWeeks } from '../../../money/credits/teachers/list-storybook-weeks.ts'
import { storybookWeekOf } from '../../../money/credits/teachers/storybook-week.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { selectLedClassrooms, usualOf, type LedClassroom } from './features.queries.ts'

type Week = Awaited<ReturnType<typeof listStorybookWeeks>>[number]

export type StorybooksContext = {
  isTurnedOn: boolean
  classroom: LedClassroom | null
  classrooms: LedClassroom[]
  week: Week | null
}

/** Whether a teacher may make storybooks now, for which classroom, and how many this week. */
export async function readContext(
  services: Services,
  { teacherId, classroomId }: { teacherId: string; classroomId: string | undefined },
): Promise<StorybooksContext> {
  const { database, config, clock } = services
  const classrooms = await database.read((tx) => selectLedClassrooms(tx, teacherId))
  const classroom = classroomId ? classrooms.find(({ id }) => id === classroomId) : usualOf(classrooms)
  if (classroomId && !classroom) throw new Refusal('storybooks.not_own_classroom')
  const isTurnedOn = config.STORYBOOKS
  if (!classroom) return { isTurnedOn, classroom: null, classrooms, week: null }
  const { start } = storybookWeekOf(clock.now())
  const weeks = await listStorybookWeeks(services, { teacherId })
  const week = weeks.find((one) => one.classroom_id === classroom.id && one.period_start === start)
  return { isTurnedOn, classroom, classrooms, week: week ?? null }
}
