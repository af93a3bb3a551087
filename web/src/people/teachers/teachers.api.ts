import { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import { readQuery } from '../../session/read-query.ts'

/** A teacher's own profile, with what is in their wallet. */
export const teacherProfileQuery = readQuery(teacherEndpoints.listProfiles, {}, ['wallet.changed'])

/** A teacher's classrooms. */
export const teacherOverviewQuery = readQuery(teacherEndpoints.overview, {}, [
  'slot.matched',
  'draw.changed',
  'order.changed',
])
