import { listTeacherClassrooms } from '../../../matching/classrooms/list-teacher-classrooms.ts'
import type { Services } from '../../../services.ts'
import { storybookWeekOf } from './storybook-week.ts'
import { listWeeks, openWeeks, type StorybookWeekRow } from './storybook-weeks.queries.ts'

/** A teacher's storybook credits week by week. This week of a classroom opens with the first look at it. */
export async function listStorybookWeeks(
  { database, clock }: Services,
  { teacherId }: { teacherId: string },
): Promise<StorybookWeekRow[]> {
  const at = clock.now()
  const week = storybookWeekOf(at)
  const { weeks, classroomIds } = await database.read(async (tx) => {
    const weeks = await listWeeks(tx, teacherId)
    const open = new Set(
      weeks.filter((row) => row.period_start === week.start).map((row) => row.classroom_id),
    )
    const classrooms = await listTeacherClassrooms(tx, { teacherId, at })
    return { weeks, classroomIds: classrooms.map(({ id }) => id).filter((id) => !open.has(id)) }
  })
  if (classroomIds.length === 0) return weeks
  return database.transaction(async (tx) => {
    await openWeeks(tx, { teacherId, classroomIds, week, at })
    return listWeeks(tx, teacherId)
  })
}
