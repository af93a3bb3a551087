import { teacherEndpoints } from '@tower/contract/people/teachers.contract.ts'
import { readQuery } from '../../api/read-query.ts'

/** A teacher's classrooms. */
export const teacherOverviewQuery = readQuery(teacherEndpoints.overview, {}, ['slot.matched', 'draw.changed'])
