import { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** A teacher's classrooms. */
export const teacherOverviewQuery = readQuery(teacherEndpoints.overview, {}, [
  'slot.matched',
  'draw.changed',
  'order.changed',
])
