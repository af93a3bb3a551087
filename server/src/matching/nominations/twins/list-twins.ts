import type { Services } from '../../../services.ts'
import { findTwins, type FoundTwin } from '../../classrooms/twins/find-twins.ts'
import { countNominatorsOf } from './twin-rows.queries.ts'

/** Classrooms that may be the same as one, with how many nominated each; and those that became it. */
export function listTwins(
  { database }: Pick<Services, 'database'>,
  { classroomId }: { classroomId: string },
) {
  return database.read(async (tx) => {
    const { twins, merged } = await findTwins(tx, classroomId)
    const counts = await countNominatorsOf(
      tx,
      twins.map(({ id }) => id),
    )
    return { items: twins.map((twin) => viewTwin(twin, counts.get(twin.id) ?? 0)), merged }
  })
}

const viewTwin = (twin: FoundTwin, nominators: number) => ({
  id: twin.id,
  name: twin.name,
  school: twin.school,
  city: twin.city,
  state: twin.state,
  grade_level: twin.gradeLevel,
  teacher_name: twin.teacherName,
  teacher_email: twin.teacherEmail,
  confirmed_at: twin.confirmedAt,
  nominators,
  because: twin.because,
})
